import { logger, type Logger } from './logger.js';

/** Tells the operator of something that went wrong and that no caller hears of. */
export type Report = (what: string, error: unknown) => void;

/** A report into the process's log; its logger is made when there is something to say. */
export const reporter = (name: string): Report => {
  let made: Logger | undefined;
  return (what, error) => (made ??= logger(name)).error({ err: error }, what);
};
