import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { CollectorLog } from './tracing.js';

/** An exporter that tells when the collector goes away and when it is back, once each. What it is not sent meanwhile is lost. */
export const tellingOutages = (exporter: SpanExporter, log: CollectorLog): SpanExporter => {
  let isAway = false;
  const hear = (error: NodeJS.ErrnoException | undefined) => {
    if (error && !isAway) log.warn(`Traces are not collected: ${error.message || error.code}`);
    if (!error && isAway) log.info('Traces are collected again');
    isAway = error !== undefined;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        hear(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};
