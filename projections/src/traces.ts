import type { LoggedEvent } from '@sae/platform/log';
import type { Tracing } from '@sae/platform/tracing';

/** Shows of each event that is part of a trace how long it took from its batch's beginning until readers saw it. */
export const traceShown =
  (tracing: Tracing) =>
  (events: readonly LoggedEvent[], since: number): void => {
    for (const { type, traceparent: cause, requestId } of events)
      if (cause !== undefined) {
        const attributes = { 'sae.request_id': requestId };
        tracing.begin(`project ${type}`, { cause, since, kind: 'CONSUMER', attributes }).end();
      }
  };
