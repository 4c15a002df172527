import type { CollectorLog, Tracing } from './tracing.js';

export { inSpan } from './in-span.js';
export type { Span, SpanOptions, Traced, Tracing } from './tracing.js';

/** Null, and without the library in memory, where traces are sent nowhere. */
export const openTracing = async (
  name: string,
  endpoint: string | undefined,
  log: CollectorLog,
): Promise<Tracing | null> => {
  if (endpoint === undefined) return null;
  const { OtlpTracing } = await import('./otlp.js');
  return new OtlpTracing(name, endpoint, log);
};
