import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-table.js';

const BODY_LIMIT = 256 * 1024;

const mark = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('x-request-id', id).header('cache-control', 'no-store');

export const fastifyAdapter = (): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    skipMiddie: true,
    multipart: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const body = errorBody(error, request.id);
      void mark(request, reply)
        .code(body.statusCode)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(body));
    },
  });

/** An empty body is no body, whatever its type says: so `PUT …/toggle` may be sent either way. */
const acceptJson = (fastify: FastifyInstance): void => {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};

/** What every answer carries. The page may use what comes from here, and styles written as it runs (emotion's). */
export const prepare = async (fastify: FastifyInstance, publicUrl: string): Promise<void> => {
  acceptJson(fastify);
  fastify.decorateRequest('admitted', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    mark(request, reply);
    done();
  });
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws')],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
};
