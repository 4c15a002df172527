import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import files, { type SendOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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

/** Vite names what is in `assets` by its content; the rest is asked about each time. */
const caching = (path: string): SendOptions =>
  path.startsWith('assets/') ? { maxAge: '1y', immutable: true } : { cacheControl: false };

/** A page of the app has no file of its own; a missing picture or script is missing, and so is a folder. */
const fileFor = (path: string): string | undefined => {
  if (/^(?:[\w-]+\/)*[\w.-]+\.\w+$/.test(path)) return path;
  return /^assets(\/|$)|\./.test(path) ? undefined : 'index.html';
};

/** The UI under /app, compressed as it was built. In a scope of its own: an answer of the API should not pay for helmet's headers. */
export const serveUi = async (fastify: FastifyInstance, folder: string, publicUrl: string): Promise<void> => {
  await fastify.register(async (ui) => {
    ui.addHook('onRequest', (_, reply, done) => {
      // What was meant for JSON would forbid the page everything.
      void reply.removeHeader('content-security-policy');
      done();
    });
    await ui.register(helmet, pageRules(publicUrl));
    await ui.register(files, { root: folder, serve: false, preCompressed: true, dotfiles: 'ignore' });
    ui.get('/', (_, reply) => reply.redirect('/app/'));
    ui.get('/app', (_, reply) => reply.redirect('/app/'));
    ui.get('/app/*', (request, reply) => {
      const { '*': path } = request.params as { '*': string };
      const file = fileFor(path);
      if (file === undefined) return reply.callNotFound();
      return reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' }).sendFile(file, caching(file));
    });
  });
};
