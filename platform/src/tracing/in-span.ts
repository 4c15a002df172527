import { Refusal } from '@sae/domain/kernel';
import type { Span, Traced, Tracing } from './tracing.js';

const spanned = async <C extends Traced, T>(span: Span, cause: C, work: (cause: C) => Promise<T>): Promise<T> => {
  try {
    const done = await work({ ...cause, traceparent: span.traceparent });
    span.end();
    return done;
  } catch (error) {
    // A refusal is an answer.
    span.end({}, !(error instanceof Refusal));
    throw error;
  }
};

/** Does the work as a span of the trace its cause is part of; what is part of none is only done. */
export const inSpan = <C extends Traced, T>(
  tracing: Tracing | null,
  name: string,
  cause: C,
  work: (cause: C) => Promise<T>,
): Promise<T> =>
  tracing && cause.traceparent !== undefined
    ? spanned(tracing.begin(name, { cause: cause.traceparent }), cause, work)
    : work(cause);
