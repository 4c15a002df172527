import type { Measuring } from '@sae/platform/metrics';
import type { FastifyInstance } from 'fastify';
import type { SocketAdapter } from './live/socket-adapter.js';
import type { SecurityEvents } from './security/security-events.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of what it was refused with. */
    refusal: string | null;
  }
}

interface Measured {
  readonly fastify: FastifyInstance;
  readonly sockets: SocketAdapter;
  readonly security: SecurityEvents;
}

/** From what a till does not feel to what nobody waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** What is measured of the api. The hook for all answers costs something, and is there only where somebody asks. */
export const apiMeasures =
  ({ fastify, sockets, security }: Measured) =>
  ({ prom, registers }: Measuring): void => {
    const requests = new prom.Histogram({
      name: 'sae_http_request_duration_seconds',
      help: 'How long requests took, by the route that answered',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    const refusals = new prom.Counter({
      name: 'sae_refusals_total',
      help: 'Requests that were refused, by the code of the refusal; budgets that were spent are among them',
      labelNames: ['code'],
      registers,
    });
    const events = new prom.Counter({
      name: 'sae_security_events_total',
      help: 'What looks like an attack, also where no line of the log tells it',
      labelNames: ['event'],
      registers,
    });
    new prom.Gauge({
      name: 'sae_sockets_open',
      help: 'Sockets of staff and guests on this node',
      registers,
      collect() {
        this.set(sockets.open);
      },
    });
    security.onEvent = (event) => events.inc({ event });
    fastify.addHook('onResponse', ({ method, routeOptions, refusal }, reply, done) => {
      requests.labels(method, routeOptions.url ?? 'none', String(reply.statusCode)).observe(reply.elapsedTime / 1000);
      if (refusal !== null) refusals.inc({ code: refusal });
      done();
    });
  };
