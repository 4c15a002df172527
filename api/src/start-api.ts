import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from '@sae/platform/logging';
import { serveMetrics } from '@sae/platform/metrics';
import type { LoggerService } from '@nestjs/common';
import { takeAddressKeys } from './access/addresses.js';
import { AuthGuard } from './access/auth.guard.js';
import { readStraight } from './access/straight-reads.js';
import { AppModule } from './app.module.js';
import { Clock } from './kernel/clock.js';
import { openConnections } from './kernel/connections.js';
import { InHand } from './kernel/in-hand.js';
import { serveDocs } from './docs/serve-docs.js';
import { HealthCheck } from './health/health.js';
import { Drain } from './http/drain.js';
import { fastifyAdapter, prepare } from './http/fastify.js';
import { chargeLists, RestaurantBudget } from './http/restaurant-budget.js';
import { shedCommands } from './http/shed-commands.js';
import { serveUi } from './http/static-ui.js';
import { apiMeasures } from './metrics.js';
import { SecurityEvents } from './security/security-events.js';
import { traceRequests } from './traces.js';
import { Handshakes } from './live/handshakes.js';
import { SocketAdapter } from './live/socket-adapter.js';
import type { Configuration } from './kernel/configuration.js';

const UI = fileURLToPath(new URL('../../admin-ui/dist', import.meta.url));

/** Less than the launcher's, and a container's, patience. */
const DRAIN_WITHIN_MS = 3_500;

export interface Api {
  readonly port: number;
  stop(): Promise<void>;
}

/** In the sandbox everybody gets their plan for nothing. */
const warnOfSandbox = ({ values: { nodeEnv, payments } }: Configuration, logger: Logger): void => {
  if (nodeEnv === 'production' && payments.provider === 'sandbox')
    logger.warn('Payments are a sandbox: plans cost nothing. Set PAYMENT_PROVIDER to razorpay to be paid.');
};

/**
 * So many connections may wait to be taken, as many as Linux allows. Beyond that it drops them, and they come again after 1, 3
 * and 7 s: with Node's 511 some waited so long when all screens came back at once.
 */
const MOST_KNOCKING = 4_096;

/** Serves the API, the UI and the socket from one port, once what it stands on has answered. */
export const startApi = async (configuration: Configuration, logger: Logger, clock = new Clock()): Promise<Api> => {
  const { publicUrl, port, trustedProxies, servesDocs, metricsPort } = configuration.values;
  warnOfSandbox(configuration, logger);
  const connections = await openConnections(configuration, clock, logger);
  await takeAddressKeys(connections.log, connections.processor, configuration.keys.addresses, {
    actor: 'system',
    requestId: 'start',
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of({ configuration, clock, connections, logger }),
    fastifyAdapter(trustedProxies),
    { logger: nestLogger(logger), bodyParser: false, abortOnError: false },
  );
  app.setGlobalPrefix('api');
  const sockets = new SocketAdapter(app, publicUrl, app.get(Handshakes));
  app.useWebSocketAdapter(sockets);
  const drain = new Drain(app.getHttpServer());
  const fastify = app.getHttpAdapter().getInstance();
  // First, so that what is refused at once is seen, too.
  if (connections.tracing) traceRequests(fastify, connections.tracing);
  await prepare(fastify);
  chargeLists(fastify, app.get(RestaurantBudget));
  shedCommands(fastify, app.get(InHand));
  readStraight(fastify, app.get(AuthGuard), (controller) => app.get<object>(controller));
  await serveUi(fastify, UI, configuration.values);
  if (servesDocs) await serveDocs(fastify, async () => (await import('./docs/document.js')).apiDocument(app));
  const measures = apiMeasures({ fastify, sockets, security: app.get(SecurityEvents) });
  const endMetrics = await serveMetrics('api', metricsPort, measures);
  await app.init();
  await fastify.listen({ port, host: '0.0.0.0', backlog: MOST_KNOCKING });
  const address = app.getHttpServer().address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      app.get(HealthCheck).isStopping = true;
      sockets.closeSockets();
      await drain.run(DRAIN_WITHIN_MS);
      await Promise.all([app.close(), connections.tracing?.close()]);
      await connections.close();
      endMetrics();
    },
  };
};

/** Nest's own words into our log; what it does while all is well is of no interest. */
const nestLogger = (log: Logger): LoggerService => {
  const words = (message: unknown, rest: readonly unknown[]) => [{ more: rest }, String(message)] as const;
  return {
    log: (message: unknown, ...rest: unknown[]) => log.debug(...words(message, rest)),
    warn: (message: unknown, ...rest: unknown[]) => log.warn(...words(message, rest)),
    error: (message: unknown, ...rest: unknown[]) => log.error(...words(message, rest)),
  };
};
