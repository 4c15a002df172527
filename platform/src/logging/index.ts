import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import { LOG_LEVELS } from '../config/index.js';

export type { Logger } from 'pino';

const MOST_UNWRITTEN_BYTES = 1024 * 1024;

/** While its disk is full the log waits in memory, the newest is dropped beyond that, and the process goes on. */
const stdout = (): DestinationStream => {
  const stream = pino.destination({ dest: 1, sync: true, maxLength: MOST_UNWRITTEN_BYTES });
  stream.on('error', () => undefined);
  return stream;
};

/** People at a terminal read sentences; everything else reads one JSON object a line. */
const destination = (): DestinationStream => {
  if (!process.stdout.isTTY || process.env.NODE_ENV === 'production') return stdout();
  // Loaded only when somebody looks: it costs memory in every process.
  const pretty = createRequire(import.meta.url)('pino-pretty') as (options: object) => DestinationStream;
  return pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss.l' });
};

const level = () => LOG_LEVELS.find((known) => known === process.env.LOG_LEVEL) ?? 'info';

/** A logger that carries its process's name. `to` is for tests. */
export const logger = (name: string, to: DestinationStream = destination()): Logger =>
  pino(
    {
      name,
      level: level(),
      formatters: {
        level: (label) => ({ level: label }),
        log: (entry) => redact(entry) as Record<string, unknown>,
        bindings: (bindings) => redact(bindings) as Record<string, unknown>,
      },
      // Errors are written out by `redact` already; pino's own serializer would take its copy for another error.
      serializers: { err: (error: unknown) => error },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to,
  );

/** Fields that never reach a log, wherever they stand and however they are spelt. */
const SECRET = /password|passwd|^otp$|^otp_?code$|token|authorization|cookie|secret|api_?key/i;
const DEPTH = 8;

/** A copy fit for the log. pino's own redaction needs to know each path; secrets hide at any depth. */
const redact = (value: unknown, depth = 0): unknown => {
  if (value instanceof Error) return redact(pino.stdSerializers.err(value), depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (value instanceof Date || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? '[redacted]' : redact(item, depth + 1)]),
  );
};

/** Tells the operator of something that went wrong and that no caller hears of. */
export type Report = (what: string, error: unknown) => void;

/** A report into the process's log; its logger is made when there is something to say. */
export const reporter = (name: string): Report => {
  let made: Logger | undefined;
  return (what, error) => (made ??= logger(name)).error({ err: error }, what);
};
