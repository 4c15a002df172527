import type { SpanOptions, Tracing } from '../src/tracing/index.js';

interface NotedSpan extends SpanOptions {
  readonly name: string;
  readonly isFailed: boolean;
}

/** Notes the spans that have ended; they are numbered as they begin. */
export const noteTraces = (): { tracing: Tracing; spans: NotedSpan[] } => {
  const spans: NotedSpan[] = [];
  let begun = 0;
  const begin: Tracing['begin'] = (name, options) => {
    begun += 1;
    return {
      traceparent: `span-${begun}`,
      end: (_, isFailed = false) => void spans.push({ name, ...options, isFailed }),
    };
  };
  return { tracing: { begin, close: () => Promise.resolve() }, spans };
};
