import type { LoggerService } from '@nestjs/common';
import type { Logger } from '@sae/platform/logging';

/** Nest's own words into our log; what it does while all is well is of no interest. */
export const nestLogger = (log: Logger): LoggerService => {
  const words = (message: unknown, rest: readonly unknown[]) => [{ more: rest }, String(message)] as const;
  return {
    log: (message: unknown, ...rest: unknown[]) => log.debug(...words(message, rest)),
    warn: (message: unknown, ...rest: unknown[]) => log.warn(...words(message, rest)),
    error: (message: unknown, ...rest: unknown[]) => log.error(...words(message, rest)),
  };
};
