import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Refusal } from '@sae/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './error-table.js';
import { formLimits } from './form-parts.js';

const BODY_LIMIT = 256 * 1024;

/** What JSON needs of what a browser can be told; pages are told more (see `static-ui`). */
const FOR_JSON = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const mark = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(FOR_JSON).header('x-request-id', id);

export const fastifyAdapter = (trustedProxies?: string): FastifyAdapter =>
  new FastifyAdapter({
    trustProxy: trustedProxies ?? false,
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
    if (request.routeOptions.config.bodyAsSent) done(null, body);
    else if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};

const isForm = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && /^multipart\//i.test(headers['content-type'] ?? '');

/** Where no form is taken its content would be passed over in silence. */
const formOutOfPlace = (request: FastifyRequest): Refusal | undefined =>
  isForm(request) && request.routeOptions.config.takesForm === undefined
    ? new Refusal('wrong-type', 'request/media-type', 'The request body must be JSON')
    : undefined;

export const prepare = async (fastify: FastifyInstance): Promise<void> => {
  acceptJson(fastify);
  fastify.decorateRequest('admitted', null);
  fastify.decorateRequest('guest', null);
  fastify.decorateRequest('upload', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    mark(request, reply);
    done(formOutOfPlace(request));
  });
  await fastify.register(multipart, formLimits);
};
