import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import type { Beside } from '@sae/platform/metrics';
import { QUEUE_DATABASE } from '@sae/platform/queue';
import { connectRedis } from '@sae/platform/redis';
import { Queue } from 'bullmq';
import { OperatorLogin } from './operator-login.js';
import { shownData, withoutPeople } from './shown.js';

/** The queues as an operator sees them. */
export interface Board extends Beside {
  close(): Promise<void>;
}

const PATH = '/queues';
const FILES = `${PATH}/static/`;

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

/** What is done needs no retry: its button is not drawn. */
const RETRIES = { allowRetries: true, allowCompletedRetries: false };

/** What may be done, by its route: the rest would have jobs, their data or their order be other than what follows from the log. */
const MAY = new Set([
  '/api/queues/:queueName/:jobId/retry',
  '/api/queues/:queueName/retry/:queueStatus',
  '/api/queues/:queueName/:jobId/promote',
  '/api/queues/:queueName/promote',
]);
const MAY_NOT = {
  allow: false,
  status: 403,
  message: 'Jobs follow from the log: they can be retried or promoted here.',
} as const;

/** Only where there is an operator: the libraries cost memory and time at each start. */
const libraries = async () => {
  const [{ createBullBoard }, { BullMQAdapter }, { FastifyAdapter }, { fastify }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/fastify'),
    import('fastify'),
  ]);
  return { createBullBoard, BullMQAdapter, FastifyAdapter, fastify };
};

/** Undefined where nobody may see it (docs/decisions/0096-the-operators-board.md). */
export const openBoard = async (
  { redisUrl, metricsPort, operatorSecret }: Config,
  names: readonly string[],
  logger: Logger,
): Promise<Board | undefined> => {
  if (operatorSecret === undefined) return undefined;
  if (metricsPort === undefined) {
    logger.warn('OPERATOR_SECRET opens /queues on METRICS_PORT, which is not set');
    return undefined;
  }
  const { createBullBoard, BullMQAdapter, FastifyAdapter, fastify } = await libraries();
  // Not one that waits for Redis: a page says at once that it is away, as each other connection does in the log.
  const options = { name: 'workers-board', database: QUEUE_DATABASE, onOutage: () => undefined };
  const connection = await connectRedis(redisUrl, options);
  connection.setMaxListeners(0);
  const queues = names.map((name) => new Queue(name, { connection, skipMetasUpdate: true }));
  const adapters = queues.map((queue) => {
    queue.on('error', () => undefined);
    const adapter = new BullMQAdapter(queue, RETRIES);
    adapter.setFormatter('data', shownData);
    return adapter;
  });
  const serverAdapter = new FastifyAdapter().setBasePath(PATH);
  createBullBoard({
    queues: adapters,
    serverAdapter,
    options: {
      uiConfig: { boardTitle: 'SAE', hideRedisDetails: true, hideDocsLink: true, showWorkers: false },
      handlerHooks: {
        before: ({ method, route }) => (method === 'get' || MAY.has(route) ? undefined : MAY_NOT),
        after: (_, result) => ({ ...result, body: withoutPeople(result.body) }),
      },
    },
  });
  const app = fastify();
  await app.register(serverAdapter.registerPlugin(), { prefix: PATH });
  await app.ready();
  const login = new OperatorLogin(operatorSecret, (client, tries) =>
    logger.warn({ event: 'security.operator_refused', client, tries }, 'Somebody is not let in to the queues'),
  );
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (!request.url?.startsWith(FILES)) response.setHeader('cache-control', 'no-store');
    if (await login.admits(request, response)) app.routing(request, response);
  };
  return {
    path: PATH,
    serve: (request, response) => void answer(request, response),
    close: async () => {
      await app.close();
      await Promise.all(queues.map((queue) => queue.close()));
      connection.destroy();
    },
  };
};
