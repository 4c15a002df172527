import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CommandProcessor, type Log } from '@sae/platform/log';
import { AppModule, type AppParts } from '../../../api/src/app.module.js';
import { fastifyAdapter, prepare } from '../../../api/src/http/fastify.js';
import { chargeLists, RestaurantBudget } from '../../../api/src/http/restaurant-budget.js';
import { Clock } from '../../../api/src/kernel/clock.js';
import { Configuration } from '../../../api/src/kernel/configuration.js';
import { LiveGateway } from '../../../api/src/live/live.gateway.js';
import type { MemoryLog } from './memory-log.js';
import type { MemoryRedis } from './memory-redis.js';

export const ZONE = 'Asia/Kolkata';

/** It stands still until it is set. */
export class StillClock extends Clock {
  at = 0;
  override nowMs(): number {
    return this.at;
  }
}

const quiet = () => undefined;
/** What goes wrong is said loudly: nothing may. */
const loud = (what: unknown, ...more: readonly unknown[]) => console.error(what, ...more);
const logger = { fatal: loud, error: loud, warn: quiet, info: quiet, debug: quiet, trace: quiet, child: () => logger };

const configuration = () =>
  new Configuration({
    ...{ port: 0, dataDir: '/nonexistent', mailboxPort: 1, publicUrl: 'http://sae.example', timeZone: ZONE },
    ...{ nodeEnv: 'test', limitsRequests: false, servesDocs: false, logLevel: 'error' },
    ...{ payments: { provider: 'sandbox' }, jwtSecret: 'a secret for tests, and long enough' },
    ...{ eventStoreUrl: 'esdb://nowhere', redisUrl: 'redis://nowhere', smtpUrl: 'smtp://nowhere' },
  });

/** The whole application but its sockets. */
class Unplugged {
  static of(parts: AppParts): DynamicModule {
    const told = <T>(name: string) => Reflect.getMetadata(name, AppModule) as T[];
    const providers = told<Type>('providers').filter((provider) => provider !== LiveGateway);
    return {
      ...{ module: Unplugged, imports: told<DynamicModule>('imports'), controllers: told<Type>('controllers') },
      providers: [...(AppModule.of(parts).providers ?? []), ...providers],
    };
  }
}
Module({})(Unplugged);

/** The read models stand where the log stands: they are written as it is. */
const progress = {
  reached: () => Promise.resolve(true),
  owe: () => Promise.resolve(),
  standing: () => Promise.resolve('true'),
  parked: () => Promise.resolve([]),
};

export type Node = NestFastifyApplication;

/** A node of the api as it is, but for the sockets: on a log and a Redis in memory it is asked as over HTTP. */
export const startNode = async (log: MemoryLog, redis: MemoryRedis, clock: Clock): Promise<Node> => {
  const given = { log: log as unknown as Log, clock: () => clock.now(), newId: randomUUID, report: loud };
  const processor = new CommandProcessor(given);
  const connections = { log, redis, processor, progress, pushes: {}, queued: redis, exports: {}, tracing: null };
  const parts = { configuration: configuration(), clock, connections, logger } as unknown as AppParts;
  const app = await NestFactory.create<Node>(Unplugged.of(parts), fastifyAdapter(), {
    ...{ logger: false, bodyParser: false, abortOnError: false },
  });
  app.setGlobalPrefix('api');
  const fastify = app.getHttpAdapter().getInstance();
  await prepare(fastify);
  chargeLists(fastify, app.get(RestaurantBudget));
  await app.init();
  await fastify.ready();
  return app;
};
