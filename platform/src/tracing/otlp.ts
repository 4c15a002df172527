import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import pTimeout from 'p-timeout';
import type { CollectorLog, Span, SpanOptions, Tracing } from './tracing.js';
import { tellingOutages } from './telling-outages.js';
import { placeIn, traceparentOf } from './traceparent.js';

const SENT_EVERY_MS = 1_000;
const CLOSED_WITHIN_MS = 1_000;

const behind = (cause: unknown): Context => {
  const place = placeIn(cause);
  if (!place) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...place, traceFlags: TraceFlags.SAMPLED, isRemote: true });
};

/** Spans as OpenTelemetry makes them, sent by OTLP over HTTP. The only file that knows the library. */
export class OtlpTracing implements Tracing {
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor(name: string, endpoint: string, log: CollectorLog) {
    const exporter = tellingOutages(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), log);
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': `sae-${name}` }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SENT_EVERY_MS })],
    });
    this.tracer = this.provider.getTracer('sae');
  }

  begin(name: string, { cause, kind = 'INTERNAL', attributes, since }: SpanOptions = {}): Span {
    const span = this.tracer.startSpan(name, { kind: SpanKind[kind], attributes, startTime: since }, behind(cause));
    return {
      traceparent: traceparentOf(span.spanContext()),
      end: (more = {}, isFailed = false) => {
        span.setAttributes(more);
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  async close(): Promise<void> {
    const sent = this.provider.shutdown().catch(() => undefined);
    await pTimeout(sent, { milliseconds: CLOSED_WITHIN_MS, message: false });
  }
}
