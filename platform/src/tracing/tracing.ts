import type { Logger } from '../logging/index.js';

type Attributes = Readonly<Record<string, string | number>>;

/** What may be part of a trace. */
export interface Traced {
  readonly traceparent?: string;
}

/** A piece of work as a trace shows it. */
export interface Span {
  /** By which what it causes names it. */
  readonly traceparent: string;
  end(attributes?: Attributes, isFailed?: boolean): void;
}

export interface SpanOptions {
  /** The `traceparent` of its cause; without one it begins a trace. */
  readonly cause?: unknown;
  readonly kind?: 'SERVER' | 'CONSUMER' | 'INTERNAL';
  /** Never what was said: no token, address, query or body. */
  readonly attributes?: Attributes;
  /** When it began, in ms of the epoch, if not now. */
  readonly since?: number;
}

/** Makes spans, and sends them where traces are collected. */
export interface Tracing {
  begin(name: string, options?: SpanOptions): Span;
  /** Sends what is left, for a second at most. */
  close(): Promise<void>;
}

/** Where it is told how the collector is. */
export type CollectorLog = Pick<Logger, 'info' | 'warn'>;
