import { randomUUID } from 'node:crypto';
import { EXPORT_QUEUE, type ExportJob } from '@sae/domain/exports';
import { UPCASTERS } from '@sae/domain/ordering';
import { eventStoreAt, CommandProcessor, Log, Snapshots } from '@sae/platform/log';
import { redisAt, connectRedis } from '@sae/platform/redis';
import { untilAnswered } from '@sae/platform/connections';
import type { Logger } from '@sae/platform/logging';
import { queue, QUEUE_DATABASE } from '@sae/platform/queue';
import { openTracing } from '@sae/platform/tracing';
import { Progress } from '@sae/projections/progress';
import { Pushes } from '@sae/projections/pushes';
import { refuseEmptyLog } from '@sae/projections/reading';
import type { Clock } from './clock.js';
import type { Configuration } from './configuration.js';

/** What the read models stand in is injected by. */
export const REDIS = Symbol('redis');

/** What makes spans, or null, is injected by. */
export const TRACING = Symbol('tracing');

/** What the process says is injected by. */
export const LOGGER = Symbol('logger');

/** Raised when a decider folds its events into another state than before. */
const SNAPSHOTS = { menu: 5, orderBook: 12, stations: 2, reviews: 2 } as const;

/** Somebody waits: what does not work at the third try is told. */
const EXPORT_RETRIES = { attempts: 3, backoffMs: 500, report: () => undefined };

/** Opened once both the log and Redis have answered; afterwards either may go and come back. */
export const openConnections = async ({ values: config }: Configuration, clock: Clock, logger: Logger) => {
  const onOutage = (error: Error | null) =>
    error ? logger.warn({ err: error }, 'Redis is away') : logger.info('Redis is back');
  const { eventStoreUrl, redisUrl, tracesEndpoint } = config;
  await untilAnswered([eventStoreAt(eventStoreUrl), redisAt(redisUrl)], (sentence) => logger.warn(sentence));
  const log = new Log(eventStoreUrl, { upcasters: UPCASTERS });
  const quietly = { onOutage: () => undefined };
  const [redis, queued, exports] = await Promise.all([
    connectRedis(redisUrl, { name: 'api', onOutage }),
    connectRedis(redisUrl, { name: 'api-queued', database: QUEUE_DATABASE, ...quietly }),
    queue<ExportJob>(EXPORT_QUEUE, redisUrl, EXPORT_RETRIES),
  ]);
  await refuseEmptyLog(log, redis);
  const pushes = new Pushes(redis);
  const processor = new CommandProcessor({
    log,
    clock: () => clock.now(),
    newId: randomUUID,
    snapshots: new Snapshots({ redis, versions: SNAPSHOTS }),
    report: (what, error) => logger.error({ err: error }, what),
  });
  const progress = new Progress(redis, () => processor.forget());
  await progress.start();
  const tracing = await openTracing('api', tracesEndpoint, logger);
  return {
    log,
    redis,
    processor,
    progress,
    pushes,
    queued,
    exports,
    tracing,
    close: async () => {
      await exports.close();
      await progress.close();
      await log.close();
      redis.destroy();
      queued.destroy();
    },
  };
};

/** What the api reaches the outside through, one each; `queued` is what stands beside the queues. */
export type Connections = Awaited<ReturnType<typeof openConnections>>;
