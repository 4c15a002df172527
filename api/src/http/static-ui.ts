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

/** The UI under /app, as it was built. */
export const serveUi = (fastify: FastifyInstance, folder: string): void => {
  const files = uiFiles(folder);
  fastify.get('/', (_, reply) => reply.redirect('/app/'));
  fastify.get('/app', (_, reply) => reply.redirect('/app/'));
  fastify.get('/app/*', (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const file = files.get(path) ?? (isPage(path) ? files.get('index.html') : undefined);
    return file ? send(file, request, reply) : reply.callNotFound();
  });
};
