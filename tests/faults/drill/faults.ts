import { execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { KeeperName, PartName, Site } from './site.js';

/** What befalls nodes of a part, and is over when it answers. */
export interface Fault {
  readonly name: string;
  /** Codes of another hour are old: nobody mails them. */
  readonly movesClock?: boolean;
  /** Why it cannot be injected here; null when it can. */
  why(site: Site, part: PartName): string | null;
  befall(site: Site, names: readonly string[], part: PartName, lastsMs: number): Promise<void>;
}

const EVERY_MS = 600;
const KBIT = 256;
const HOUR_MS = 3_600_000;

const never = () => null;
const cables = ({ network }: Site) => network.why;
const drops = ({ network }: Site) => network.whyNoDrops;
const missing = (tool: string) => {
  try {
    execFileSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' });
    return null;
  } catch {
    return `${tool} is missing`;
  }
};

/** Begun, kept up for some seconds, ended. */
const lasting =
  (
    begin: (site: Site, name: string, part: PartName) => void,
    end: (site: Site, name: string, part: PartName) => void,
  ): Fault['befall'] =>
  async (site, names, part, lastsMs) => {
    for (const name of names) begin(site, name, part);
    await pause(lastsMs);
    for (const name of names) end(site, name, part);
  };

/** Again and again, for some seconds. */
const repeated =
  (act: (site: Site, name: string) => void): Fault['befall'] =>
  async (site, names, _part, lastsMs) => {
    for (let left = lastsMs; left > 0; left -= EVERY_MS) {
      for (const name of names) act(site, name);
      await pause(EVERY_MS);
    }
  };

const kill = (site: Site, name: string) => site.signal(name, 'SIGKILL');
const heal = ({ network }: Site, name: string) => network.heal(name);

/** Every fsync of a running process fails. */
const failingSyncs: Fault['befall'] = async (site, names, _part, lastsMs) => {
  const calls = 'fsync,fdatasync';
  const tracers = names.map((name) =>
    spawn(
      'strace',
      ['-f', '-qq', '-o', '/dev/null', '-p', String(site.pidOf(name)), '-e', `inject=${calls}:error=EIO`],
      {
        stdio: 'ignore',
      },
    ),
  );
  await pause(lastsMs);
  for (const tracer of tracers) tracer.kill('SIGTERM');
};

/** No file or connection more can be opened than are open. */
const withoutHandles: Fault['befall'] = async (site, names, _part, lastsMs) => {
  const pids = names.flatMap((name) => site.pidOf(name) ?? []);
  const limit = (pid: number, soft: string) => {
    try {
      execFileSync('prlimit', ['--pid', String(pid), `--nofile=${soft}:`]);
    } catch {
      // It has ended.
    }
  };
  for (const pid of pids) limit(pid, String(readdirSync(`/proc/${pid}/fd`).length));
  if (site.network.why === null) for (const name of names) site.network.cut(name);
  await pause(lastsMs);
  for (const pid of pids) limit(pid, '1024');
};

export const FAULTS = {
  killed: {
    name: 'killed',
    why: never,
    befall: async (site, names) => {
      for (const name of names) kill(site, name);
    },
  },
  frozen: {
    name: 'stopped, and goes on',
    why: never,
    befall: lasting(
      (site, name) => site.signal(name, 'SIGSTOP'),
      (site, name) => site.signal(name, 'SIGCONT'),
    ),
  },
  loop: { name: 'restarts again and again', why: never, befall: repeated(kill) },
  cut: { name: 'connections cut', why: cables, befall: repeated(({ network }, name) => network.cut(name)) },
  mute: { name: 'dropped one way', why: drops, befall: lasting(({ network }, name) => network.mute(name), heal) },
  loss: { name: '30 % loss', why: drops, befall: lasting(({ network }, name) => network.lose(name, 30), heal) },
  slow: {
    name: `${KBIT} kbit/s`,
    why: cables,
    befall: lasting(({ network }, name) => network.slow(name, KBIT), heal),
  },
  disk: {
    name: 'disk full',
    why: cables,
    befall: lasting(
      (site, _, part) => site.disk(part as KeeperName).fill(0),
      (site, _, part) => site.disk(part as KeeperName).clear(),
    ),
  },
  fsync: { name: 'fsync fails', why: () => missing('strace'), befall: failingSyncs },
  clock: {
    name: 'clock an hour ahead',
    movesClock: true,
    why: (_, part) => (part === 'redis' ? 'the clock of Redis, which is not of Node, cannot be moved alone' : null),
    befall: lasting(
      (site, name) => site.setClock(name, HOUR_MS),
      (site, name) => site.setClock(name, 0),
    ),
  },
  behind: {
    name: 'clock an hour behind',
    movesClock: true,
    why: never,
    befall: lasting(
      (site, name) => site.setClock(name, -HOUR_MS),
      (site, name) => site.setClock(name, 0),
    ),
  },
  handles: { name: 'file handles gone', why: () => missing('prlimit'), befall: withoutHandles },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

const ALL: readonly FaultName[] = ['killed', 'frozen', 'loop', 'cut', 'mute', 'loss', 'slow', 'clock', 'handles'];
const OF_PART: Readonly<Record<PartName, readonly FaultName[]>> = {
  'event store': [...ALL, 'disk', 'fsync'],
  redis: [...ALL, 'disk', 'fsync'],
  mailbox: [...ALL, 'disk'],
  api: [...ALL, 'behind'],
  projections: [...ALL, 'behind'],
  workers: [...ALL, 'behind'],
};
const OF_ONE_OF_TWO: readonly FaultName[] = ['killed', 'frozen', 'mute'];

/** One row of the table. */
export interface Trial {
  readonly part: PartName;
  /** All nodes of it, or one of two. */
  readonly isAll: boolean;
  readonly fault: FaultName;
}

/** `part/fault`, by which one is chosen. */
export const nameOf = ({ part, isAll, fault }: Trial): string => `${isAll ? '' : 'one of two '}${part}/${fault}`;

export const TRIALS: readonly Trial[] = [
  ...Object.entries(OF_PART).flatMap(([part, faults]) =>
    faults.map((fault): Trial => ({ part: part as PartName, isAll: true, fault })),
  ),
  ...(['api', 'projections', 'workers'] as const).flatMap((part) =>
    OF_ONE_OF_TWO.map((fault): Trial => ({ part, isAll: false, fault })),
  ),
];
