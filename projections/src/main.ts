import { setTimeout as pause } from 'node:timers/promises';
import { UPCASTERS } from '@sae/domain/ordering';
import { readConfig } from '@sae/platform/config';
import { eventStoreAt, Log } from '@sae/platform/log';
import { redisAt, connectRedis } from '@sae/platform/redis';
import { untilAnswered } from '@sae/platform/connections';
import { serveMetrics } from '@sae/platform/metrics';
import { runProcess } from '@sae/platform/process';
import { openTracing } from '@sae/platform/tracing';
import { modelsIn } from './models/all.js';
import { Heartbeat } from './heartbeat.js';
import { projectionMeasures } from './metrics.js';
import { refuseEmptyLog } from './reading/index.js';
import { isLive, Runner, sweep, type Cursor } from './runner/index.js';
import { traceShown } from './traces.js';

/** How long readers may take to finish with a generation before its data are deleted. */
const GRACE_MS = 10_000;

void runProcess('projections', async (logger) => {
  const config = readConfig();
  const { eventStoreUrl, redisUrl } = config;
  await untilAnswered([eventStoreAt(eventStoreUrl), redisAt(redisUrl)], (sentence) => logger.warn(sentence));
  const stopping = new AbortController();
  const redis = await connectRedis(redisUrl, {
    name: 'projections',
    onOutage: (err) => (err ? logger.error({ err }, 'Redis is away') : logger.info('Redis is back')),
  });
  const log = new Log(eventStoreUrl, { upcasters: UPCASTERS });
  await refuseEmptyLog(log, redis);

  const sweepLater = async () => {
    await pause(GRACE_MS, undefined, { signal: stopping.signal });
    const keys = await sweep(redis, stopping.signal);
    if (keys > 0) logger.info({ keys }, 'Old read models are deleted');
  };
  const onCursor = (cursor: Cursor) => {
    logger.info(
      cursor,
      isLive(cursor) ? 'The read models are kept up to date' : 'The read models are built from nothing',
    );
    heart.beat();
    if (!isLive(cursor)) return;
    sweepLater().catch((err: unknown) => {
      if (!stopping.signal.aborted) logger.warn({ err }, 'Old read models could not be deleted');
    });
  };
  const report = (what: string, err: unknown) => logger.error({ err }, what);
  const tracing = await openTracing('projections', config.tracesEndpoint, logger);
  const traced = tracing ? { onShown: traceShown(tracing) } : {};
  const runner = new Runner({ log, redis, ...modelsIn(config.timeZone), report, onCursor, ...traced });
  const heart = new Heartbeat(redis, () => runner.now());
  const endMetrics = await serveMetrics(
    'projections',
    config.metricsPort,
    projectionMeasures(redis, () => runner.now()),
  );
  const running = runner.run(stopping.signal);

  return async () => {
    stopping.abort();
    heart.end();
    endMetrics();
    await running;
    await Promise.all([log.close(), tracing?.close()]);
    redis.destroy();
  };
});
