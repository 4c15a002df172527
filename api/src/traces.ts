import type { Span, Tracing } from '@sae/platform/tracing';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where traces are sent. */
    span?: Span | null;
  }
}

/**
 * One span a request, named by the route that answers and never by its address: that may hold a table's code. Hooks cost
 * something, and are there only where somebody looks.
 */
export const traceRequests = (fastify: FastifyInstance, tracing: Tracing): void => {
  fastify.decorateRequest('span', null);
  fastify.addHook('onRequest', (request, _, done) => {
    const { id, method, headers } = request;
    const { url: route = 'none' } = request.routeOptions;
    if (request.url.startsWith('/api/'))
      request.span = tracing.begin(`${method} ${route}`, {
        cause: headers.traceparent,
        kind: 'SERVER',
        attributes: { 'http.request.method': method, 'http.route': route, 'sae.request_id': id },
      });
    done();
  });
  fastify.addHook('onResponse', ({ span }, { statusCode }, done) => {
    span?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
};
