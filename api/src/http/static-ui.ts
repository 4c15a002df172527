import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import files, { type SendOptions } from '@fastify/static';
import type { PaymentConfig } from '@sae/platform/config';
import type { FastifyInstance } from 'fastify';

interface PageOptions {
  readonly publicUrl: string;
  readonly payments: PaymentConfig;
}

interface CheckoutRules {
  readonly directives: Readonly<Record<string, readonly string[]>>;
  readonly headers: Pick<FastifyHelmetOptions, 'crossOriginOpenerPolicy' | 'referrerPolicy'>;
}

/**
 * What Razorpay's Checkout needs of a page: its script and its frame; the banks' windows it opens, which talk back to
 * it; and to see from which site it is opened, for it takes payments from sites it knows.
 */
const checkoutRules = (payments: PaymentConfig): CheckoutRules => {
  if (payments.provider !== 'razorpay') return { directives: {}, headers: {} };
  const origin = (address: string) => new URL(address).origin;
  return {
    directives: {
      'script-src': ["'self'", origin(payments.checkoutUrl)],
      'frame-src': ["'self'", origin(payments.url)],
    },
    headers: {
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    },
  };
};

/** For a page: it may use what comes from here, and styles written as it runs (emotion's). */
const pageRules = ({ publicUrl, payments }: PageOptions): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      ...checkoutRules(payments).directives,
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws')],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  xFrameOptions: { action: 'deny' },
  ...checkoutRules(payments).headers,
});

/** Vite names what is in `assets` by its content; the rest is asked about each time. */
const caching = (path: string): SendOptions =>
  path.startsWith('assets/') ? { maxAge: '1y', immutable: true } : { cacheControl: false };

/** A page of the app has no file of its own; a missing picture or script is missing, and so is a folder. */
const fileFor = (path: string): string | undefined => {
  if (/^(?:[\w-]+\/)*[\w.-]+\.\w+$/.test(path)) return path;
  return /^assets(\/|$)|\./.test(path) ? undefined : 'index.html';
};

/** What a table's code opens is an app of its own: guests wait for nothing that staff need, and nothing is sold to them. */
const GUEST_ADDRESSES = ['/app/t/:token', '/app/t/:token/'];
const guestRules = ({ publicUrl }: PageOptions): FastifyHelmetOptions => ({
  ...pageRules({ publicUrl, payments: { provider: 'sandbox' } }),
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
});

const REVALIDATED = { vary: 'accept-encoding', 'cache-control': 'no-cache' };

/** The UI under /app, compressed as it was built. In a scope of its own: an answer of the API should not pay for helmet's headers. */
export const serveUi = async (fastify: FastifyInstance, folder: string, options: PageOptions): Promise<void> => {
  await fastify.register(async (ui) => {
    ui.addHook('onRequest', (_, reply, done) => {
      // What was meant for JSON would forbid the page everything.
      void reply.removeHeader('content-security-policy');
      done();
    });
    await ui.register(helmet, pageRules(options));
    await ui.register(files, { root: folder, serve: false, preCompressed: true, dotfiles: 'ignore' });
    ui.get('/', (_, reply) => reply.redirect('/app/'));
    ui.get('/app', (_, reply) => reply.redirect('/app/'));
    ui.get('/app/*', (request, reply) => {
      const { '*': path } = request.params as { '*': string };
      const file = fileFor(path);
      if (file === undefined) return reply.callNotFound();
      return reply.headers(REVALIDATED).sendFile(file, caching(file));
    });
    for (const address of GUEST_ADDRESSES)
      ui.get(address, { helmet: guestRules(options) }, (_, reply) =>
        reply.headers(REVALIDATED).sendFile('guest.html', caching('guest.html')),
      );
  });
};
