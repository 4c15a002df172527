/** A span, as what it causes knows it. */
export interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/** The span that a `traceparent` names (W3C Trace Context); null where it names none, for anybody may send one. */
export const placeIn = (traceparent: unknown): SpanPlace | null => {
  const [, traceId, spanId] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  return traceId && spanId ? { traceId, spanId } : null;
};

/** Each of ours is recorded, whatever its cause says of itself: else who attacks us could ask not to be seen. */
export const traceparentOf = ({ traceId, spanId }: SpanPlace): string => `00-${traceId}-${spanId}-01`;
