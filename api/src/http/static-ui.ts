import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uiFiles, type UiFile } from './ui-files.js';

const send = async (file: UiFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const caching = file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  void reply.header('cache-control', caching).header('etag', file.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  void reply.type(file.type);
  if (!file.shrinks || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(file.content);
  return reply.header('content-encoding', 'gzip').send(await file.compressed());
};

/** A page of the app has no file of its own; a missing picture or script is missing. */
const isPage = (path: string): boolean => !path.startsWith('assets/') && !/\.[a-z0-9]+$/i.test(path);

/** For a page: it may use what comes from here, and styles written as it runs (emotion's). */
const pageRules = (publicUrl: string): FastifyHelmetOptions => ({
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
});

/** The UI under /app, as it was built. In a scope of its own: an answer of the API should not pay for helmet's headers. */
export const serveUi = async (fastify: FastifyInstance, folder: string, publicUrl: string): Promise<void> => {
  const files = uiFiles(folder);
  await fastify.register(async (ui) => {
    ui.addHook('onRequest', (_, reply, done) => {
      // What was meant for JSON would forbid the page everything.
      void reply.removeHeader('content-security-policy');
      done();
    });
    await ui.register(helmet, pageRules(publicUrl));
    ui.get('/', (_, reply) => reply.redirect('/app/'));
    ui.get('/app', (_, reply) => reply.redirect('/app/'));
    ui.get('/app/*', (request, reply) => {
      const { '*': path } = request.params as { '*': string };
      const file = files.get(path) ?? (isPage(path) ? files.get('index.html') : undefined);
      return file ? send(file, request, reply) : reply.callNotFound();
    });
  });
};
