import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPCASTERS } from '@sae/domain/ordering';
import type { Config } from '@sae/platform/config';
import { Log } from '@sae/platform/log';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { eventually } from '../../platform/testing/eventually.js';
import type { Proxy } from '../../platform/testing/proxy.js';
import { slowness } from './reference-work.js';
import { startNode, startParts, startWorkers, type Node, type Process, type SystemOptions } from './parts.js';
import { SharedClock, type TestClock } from './test-clock.js';

/** Event store, Redis, projections and api, each real; no workers, so codes are read from the log. */
export interface System {
  /** Of the first node. */
  readonly url: string;
  readonly urls: readonly string[];
  readonly config: Config;
  readonly clock: TestClock;
  readonly log: Log;
  readonly redis: Redis;
  /** Starts another api node, as a restarted one begins: it remembers nothing. Its address. */
  addNode(more?: Partial<Config>, env?: NodeJS.ProcessEnv): Promise<string>;
  /** To freeze the projections and let them go on. */
  signalProjections(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** One whose parts are a spec's own. */
export interface OwnSystem extends System {
  /**
   * For how many ms a node's event loop (the first's, where none is named) was held at the longest while this ran: the
   * least of several runs. On a slow machine, how many it would have been on the one that `MOST_HELD_MS` means.
   */
  longestHold(work: () => Promise<unknown>, url?: string): Promise<number>;
  /** Between the event store and everybody, where it was asked for. */
  readonly wire: Proxy | null;
  /** To freeze the event store and let it go on. */
  signalStore(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** To freeze the first node and let it go on. */
  signalNode(signal: 'SIGSTOP' | 'SIGCONT'): void;
  startWorkers(report?: SystemOptions['report']): void;
  killWorkers(): Promise<void>;
}

interface Running {
  readonly config: Config;
  readonly clock: SharedClock;
  /** The number of their process. */
  readonly projections: number;
}

/** A spec's connections to parts that run, and the nodes it adds to them. */
const connect = async (
  { config, clock, projections }: Running,
  { report, flags }: Pick<SystemOptions, 'report' | 'flags'>,
) => {
  const redis = await connectRedis(config.redisUrl, { name: 'test' });
  const log = new Log(config.eventStoreUrl, { upcasters: UPCASTERS });
  const nodes: Node[] = [];
  return {
    ...{ config, clock, log, redis, nodes },
    addNode: async (more?: Partial<Config>, env?: NodeJS.ProcessEnv) => {
      const node = await startNode({ ...config, ...more }, clock, { report, env, flags });
      nodes.push(node);
      return node.url;
    },
    signalProjections: (signal: NodeJS.Signals) => void process.kill(projections, signal),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.end('SIGTERM')));
      await log.close();
      redis.destroy();
    },
  };
};

/** Once its nodes serve and there is something to read. */
const ready = async <T extends Omit<System, 'url' | 'urls'>>(system: T, nodes: readonly Promise<string>[]) => {
  const [url = '', ...others] = await Promise.all(nodes);
  await eventually(async () => {
    if (!(await system.redis.exists('current'))) throw new Error('The read models are not there yet');
  }, 20_000);
  return { ...system, url, urls: [url, ...others] };
};

const several = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));

/** A request that holds the event loop for longer lets all others wait. */
export const MOST_HELD_MS = 50;
const MOST_RUNS = 5;

/** See `loop-watch.mjs`. */
const watchLoop = async ({ child }: Process, isWanted: boolean): Promise<number> => {
  child.send({ watchLoop: isWanted });
  for await (const [said] of on(child, 'message') as AsyncIterable<[{ heldMs?: number }]>)
    if (said.heldMs !== undefined) return said.heldMs;
  return Infinity;
};

export const startSystem = async ({
  nodes = 1,
  config,
  env,
  report,
  isWired,
  flags,
}: SystemOptions = {}): Promise<OwnSystem> => {
  const dir = mkdtempSync(join(tmpdir(), 'sae-system-'));
  const { store, wire, redis, projections, ...parts } = await startParts(dir, config, { isWired, env });
  const clock = new SharedClock(join(dir, 'ahead'));
  const connected = await connect({ ...parts, clock, projections: projections.child.pid! }, { report, flags });
  const system = await ready(
    connected,
    several(nodes, () => connected.addNode(undefined, env)),
  );
  let workers: Process | null = null;
  return {
    ...system,
    longestHold: async (work, url = system.url) => {
      const node = system.nodes.find((one) => one.url === url);
      if (!node) throw new Error(`No node is known at ${url}`);
      let least = Infinity;
      // What really holds it does so each time; a machine that looks away does not.
      for (let run = 1; run <= MOST_RUNS && least > MOST_HELD_MS; run += 1) {
        await watchLoop(node, true);
        await work();
        const held = await watchLoop(node, false);
        least = Math.min(least, held > MOST_HELD_MS ? held / slowness() : held);
      }
      return least;
    },
    wire,
    signalStore: (signal) => void store.child.kill(signal),
    signalNode: (signal) => void system.nodes[0]!.child.kill(signal),
    startWorkers: (report) => {
      workers = startWorkers(system.config, report);
    },
    killWorkers: async () => {
      await workers?.end('SIGKILL');
      workers = null;
    },
    stop: async () => {
      await system.stop();
      await workers?.end('SIGTERM');
      await projections.end('SIGTERM');
      await wire?.stop();
      await store.stop();
      await redis.stop();
      rmSync(dir, { recursive: true });
    },
  };
};

/** Started by the first spec of this process that needs it, and found by the others. */
const kept = new Map<string, Promise<unknown>>();
const shared = <T>(name: string, start: () => Promise<T>): Promise<T> => {
  const found = kept.get(name) ?? start();
  kept.set(name, found);
  return found as Promise<T>;
};

/** All that is shared ends with this process. */
const sharedParts = async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sae-shared-'));
  const { config, store, redis, projections } = await startParts(dir);
  process.once('exit', () => {
    for (const { child } of [store, redis, projections]) child.kill('SIGKILL');
    rmSync(dir, { recursive: true, maxRetries: 5 });
  });
  return { config, projections: projections.child.pid!, clockFile: join(dir, 'ahead') };
};

/**
 * The system that the specs of one process use one after another, each with restaurants of its own and from the real
 * time on. Nodes are a spec's own where it wishes them in its own way. For specs that stop no part for good, and do not
 * look at all that Redis or the log holds.
 */
export const sharedSystem = async ({ nodes = 1, config: more, report }: SystemOptions = {}): Promise<System> => {
  const { config, projections, clockFile } = await shared('parts', sharedParts);
  const clock = new SharedClock(clockFile);
  const system = await connect({ config: { ...config, ...more }, clock, projections }, { report });
  // What the spec before has spent is nothing to this one.
  await system.redis.del(['none', ...(await system.redis.keys('limits:*'))]);
  const sharedNode = (n: number) =>
    shared(`node-${n}`, async () => {
      const { url, child } = await startNode(config, clock);
      process.once('exit', () => child.kill('SIGKILL'));
      return url;
    });
  return ready(system, several(nodes, more || report ? () => system.addNode() : sharedNode));
};

export const newEmail = (): string => `owner-${randomUUID()}@example.com`;
