import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Refusal } from '@sae/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../kernel/error-table.js';
import { answerBroken, isHostMissing, refuseExpectation, SECURITY_HEADERS } from './broken-request.js';
import { formLimits } from './form-parts.js';
import { illFormed, isWellFormed } from './body-shape.js';
import { isDeep, tooDeep } from './json-depth.js';
import { misnamedIn } from './query-names.js';

const KB = 1024;
export const BODY_LIMIT = 256 * KB;

/** Whom nobody knows may say little; a table orders fifty lines at once. */
export const SMALL_BODIES: readonly (readonly [RegExp, number])[] = [
  [/^\/api\/users\//, 16 * KB],
  [/^\/api\/guests\//, 64 * KB],
];

/** How long a client may take, in ms: with its headers, with the whole request, and with saying nothing at all. */
export interface Patience {
  readonly headers: number;
  readonly request: number;
  readonly silence: number;
  /** How often who takes too long is looked for. */
  readonly lookEvery: number;
}

/** Five megabytes from a telephone take a minute; a ping of socket.io's comes every 25 s. */
const PATIENCE: Patience = { headers: 15_000, request: 60_000, silence: 75_000, lookEvery: 5_000 };

const mark = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(SECURITY_HEADERS).header('x-request-id', id);

export const fastifyAdapter = (trustedProxies?: string, patience = PATIENCE): FastifyAdapter =>
  new FastifyAdapter({
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    // Node would refuse it by itself, without a word.
    http: {
      requireHostHeader: false,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.lookEvery,
    },
    clientErrorHandler: answerBroken,
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
    else if (isDeep(body as string)) done(tooDeep());
    else
      void parse(request, body as string, (error, parsed) => {
        if (error === null && !isWellFormed(body as string, parsed)) done(illFormed());
        else done(error, parsed);
      });
  });
  // As simple REST names what a DELETE does not carry.
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) =>
    body === '' ? done(null, undefined) : done(noJson()),
  );
};

const MALFORMED = new Refusal('invalid', 'request/malformed', 'The request could not be understood');

const noJson = () => new Refusal('wrong-type', 'request/media-type', 'The request body must be JSON');

const isForm = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && /^multipart\//i.test(headers['content-type'] ?? '');

/** Where no form is taken its content would be passed over in silence. */
const formOutOfPlace = (request: FastifyRequest): Refusal | undefined =>
  isForm(request) && request.routeOptions.config.takesForm === undefined ? noJson() : undefined;

const limitBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('onRoute', (route) => {
    const small = SMALL_BODIES.find(([path]) => path.test(route.url));
    if (small) route.bodyLimit = small[1];
  });
};

export const prepare = async (fastify: FastifyInstance): Promise<void> => {
  acceptJson(fastify);
  limitBodies(fastify);
  fastify.decorateRequest('admitted', null);
  fastify.decorateRequest('guest', null);
  fastify.decorateRequest('till', null);
  fastify.decorateRequest('upload', null);
  fastify.decorateRequest('refusal', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    mark(request, reply);
    if (isHostMissing(request.raw)) done(MALFORMED);
    else done(formOutOfPlace(request) ?? misnamedIn(request));
  });
  fastify.server.on('checkExpectation', refuseExpectation);
  await fastify.register(multipart, formLimits);
};
