import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const OURS = fileURLToPath(new URL('../../static/docs', import.meta.url));
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The few files of the page; nothing else can be asked for. */
const FILES: ReadonlySet<unknown> = new Set(['docs.js', 'swagger-ui.css', 'swagger-ui-bundle.js']);

/** Swagger UI writes styles as it runs and has its icons in its CSS; nothing comes from elsewhere. */
const RULES: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
};

/** `/api/docs` and `/api/docs-json`. The document is made when it is first asked for: most nodes never are. */
export const serveDocs = async (fastify: FastifyInstance, document: () => Promise<object>): Promise<void> => {
  let json: Promise<string> | undefined;
  await fastify.register(async (docs) => {
    docs.addHook('onRequest', (_, reply, done) => {
      void reply.removeHeader('content-security-policy');
      done();
    });
    await docs.register(helmet, RULES);
    docs.get('/api/docs-json', async (_, reply) => {
      json ??= document().then((made) => JSON.stringify(made));
      return reply.type('application/json; charset=utf-8').send(await json);
    });
    await docs.register(files, { root: [OURS, SWAGGER_UI], serve: false });
    docs.get('/api/docs', (_, reply) => reply.sendFile('index.html'));
    docs.get('/api/docs/:name', (request, reply) => {
      const { name } = request.params as { name: string };
      return FILES.has(name) ? reply.sendFile(name, { maxAge: '1h' }) : reply.callNotFound();
    });
  });
};
