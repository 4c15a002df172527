import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '@sae/platform/config';
import { eventStoreAt, Log } from '@sae/platform/log';
import { redisAt, connectRedis } from '@sae/platform/redis';
import { untilAnswered } from '@sae/platform/connections';
import type { Logger } from '@sae/platform/logging';
import { serveMetrics } from '@sae/platform/metrics';
import { runProcess } from '@sae/platform/process';
import { queue, QUEUE_DATABASE, type Queue } from '@sae/platform/queue';
import { smtpAt } from '@sae/platform/smtp';
import { openTracing } from '@sae/platform/tracing';
import pTimeout from 'p-timeout';
import { MonthlyReportsReader } from '@sae/projections/models/access';
import { openBoard } from './board/board.js';
import { Clock } from './kernel/clock.js';
import type { Job } from './kernel/job.js';
import { Heartbeat } from './heartbeat.js';
import { Checkpoint } from './reactions/checkpoint.js';
import { workerMeasures } from './metrics.js';
import { MonthReports } from './month-report/month-reports.js';
import { mailReactions } from './reactions/mail-reactions.js';
import { Reactor } from './reactions/reactor.js';
import { JOBS, WorkersModule } from './workers.module.js';

/** A job that takes longer goes on elsewhere; with what else a process ends, this stays below its 5 s. */
const CLOSING_MS = 3_000;

const start = async (logger: Logger) => {
  const config = readConfig();
  const { eventStoreUrl, redisUrl } = config;
  const say = (sentence: string) => logger.warn(sentence);
  await untilAnswered([eventStoreAt(eventStoreUrl), redisAt(redisUrl)], say);
  const onOutage = (error: Error | null) =>
    error ? logger.warn({ err: error }, 'Redis is away') : logger.info('Redis is back');
  const database = QUEUE_DATABASE;
  const [models, queued, patient] = await Promise.all([
    connectRedis(redisUrl, { name: 'workers', onOutage }),
    connectRedis(redisUrl, { name: 'workers-queues', database }),
    // An outage shows in the workers' own errors, which are told once.
    connectRedis(redisUrl, { name: 'workers-jobs', database, isPatient: true, onOutage: () => undefined }),
  ]);
  // Every queue and worker listens to it.
  patient.setMaxListeners(0);
  const tracing = await openTracing('workers', config.tracesEndpoint, logger);
  const app = await NestFactory.createApplicationContext(
    WorkersModule.of(config, { models, queues: queued, patient, tracing }, logger),
    {
      logger: ['error', 'warn'],
      abortOnError: false,
    },
  );
  const log = app.get(Log);
  const queues = new Map<string, Queue<object>>();
  for (const [name, job] of Object.entries(JOBS))
    queues.set(name, await queue(name, redisUrl, app.get<Job<object>>(job).retries));
  const checkpoint = new Checkpoint(queued, 'reactions:mail');
  const clock = app.get(Clock);
  const reactor = new Reactor({ log, checkpoint, reactions: mailReactions, queues, clock, logger, tracing });
  const monthReports = new MonthReports({
    wishes: app.get(MonthlyReportsReader),
    queue: queues.get('send-month-report')!,
    ...{ clock, timeZone: config.timeZone, logger },
  });
  const heartbeat = new Heartbeat(models, smtpAt(config.smtpUrl), say);
  reactor.start();
  monthReports.start();
  await heartbeat.start();
  const board = await openBoard(config, Object.keys(JOBS), logger);
  const measures = workerMeasures(queues, () => heartbeat.isMailUp);
  const endMetrics = await serveMetrics('workers', config.metricsPort, measures, board);

  return async () => {
    heartbeat.stop();
    monthReports.stop();
    endMetrics();
    await board?.close();
    await reactor.stop();
    await pTimeout(app.close(), { milliseconds: CLOSING_MS, message: false });
    await Promise.all([tracing?.close(), ...[...queues.values()].map((each) => each.close())]);
    await log.close();
    for (const redis of [models, queued, patient]) redis.destroy();
  };
};

void runProcess('workers', start);
