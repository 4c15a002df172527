import { pino } from 'pino';

/** Fields that never reach a log, wherever they stand and however they are spelt. */
const SECRET = /password|passwd|^otp$|^otp_?code$|token|authorization|cookie|secret|api_?key/i;
const DEPTH = 8;

/** A copy fit for the log. pino's own redaction needs to know each path; secrets hide at any depth. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (value instanceof Error) return redact(pino.stdSerializers.err(value), depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (value instanceof Date || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, SECRET.test(key) ? '[redacted]' : redact(item, depth + 1)]),
  );
};
