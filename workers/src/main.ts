import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '@sae/platform/config';
import { eventStoreAt, Log } from '@sae/platform/log';
import { redisAt, connectRedis } from '@sae/platform/redis';
import { smtpAt, untilAnswered } from '@sae/platform/connections';
import type { Logger } from '@sae/platform/logging';
import { runProcess } from '@sae/platform/process';
import { QUEUE_DATABASE } from '@sae/platform/queue';
import { Clock } from './kernel/clock.js';
import { Heartbeat } from './heartbeat.js';
import { Checkpoint } from './reactions/checkpoint.js';
import { mailReactions } from './reactions/mail-reactions.js';
import { Reactor } from './reactions/reactor.js';
import { JOBS, WorkersModule } from './workers.module.js';
import { registerWorkers } from './kernel/register-workers.js';

const start = async (logger: Logger) => {
  const config = readConfig();
  const { eventStoreUrl, redisUrl } = config;
  const say = (sentence: string) => logger.warn(sentence);
  await untilAnswered([eventStoreAt(eventStoreUrl), redisAt(redisUrl)], say);
  const report = (what: string, error: unknown) => logger.error({ err: error }, what);
  const onOutage = (error: Error | null) =>
    error ? logger.warn({ err: error }, 'Redis is away') : logger.info('Redis is back');
  const [models, queued] = await Promise.all([
    connectRedis(redisUrl, { name: 'workers', onOutage }),
    connectRedis(redisUrl, { name: 'workers-queues', database: QUEUE_DATABASE }),
  ]);
  const app = await NestFactory.createApplicationContext(WorkersModule.of(config, { models, queues: queued, report }), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  const log = app.get(Log);
  const registered = await registerWorkers(
    JOBS.map((job) => app.get(job)),
    redisUrl,
    logger,
  );
  const checkpoint = new Checkpoint(queued, 'reactions:mail');
  const { queues } = registered;
  const reactor = new Reactor({ log, checkpoint, reactions: mailReactions, queues, clock: app.get(Clock), logger });
  const heartbeat = new Heartbeat(models, smtpAt(config.smtpUrl), say);
  reactor.start();
  await heartbeat.start();

  return async () => {
    heartbeat.stop();
    await reactor.stop();
    await registered.close();
    await log.close();
    await app.close();
    models.destroy();
    queued.destroy();
  };
};

await runProcess('workers', start);
