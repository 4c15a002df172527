import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Redis } from '@sae/platform/redis';
import { PARTS, type PartName, type Site } from './site.js';

/** What a process holds, and has taken of the processor; a connection is counted where it was opened from. */
interface Held {
  readonly pid: number;
  readonly mb: number;
  readonly handles: number;
  readonly cpuMs: number;
}

export interface Sample {
  /** By process; without those that are between two lives. */
  readonly held: ReadonlyMap<string, Held>;
  /** Of all restaurants, so far. */
  readonly orders: number;
  readonly deeds: number;
  readonly redisBytes: number;
}

const LISTENS = '0A';
const inodeOf = (handle: string): string => {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(handle))?.[1] ?? '';
  } catch {
    // Closed meanwhile.
    return '';
  }
};

const handlesOf = (pid: number): number => {
  const sockets = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/${pid}/net/${name}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        return { port: local.split(':')[1], state, inode };
      }),
  );
  const handles = readdirSync(`/proc/${pid}/fd`).map((name) => inodeOf(`/proc/${pid}/fd/${name}`));
  const own = new Set(handles);
  const doors = new Set(
    sockets.filter(({ state, inode }) => state === LISTENS && own.has(inode)).map(({ port }) => port),
  );
  const taken = new Set(
    sockets.filter(({ port, state }) => state !== LISTENS && doors.has(port)).map(({ inode }) => inode),
  );
  return handles.filter((inode) => inode === '' || !taken.has(inode)).length;
};

const TICK_MS = 10;
/** Of it and its threads, in user mode and in the kernel. */
const cpuMsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) * TICK_MS;
};

const heldBy = (pid: number): Held => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
  return { pid, mb, handles: handlesOf(pid), cpuMs: cpuMsOf(pid) };
};

export const sampled = async (site: Site, redis: Redis, told: Pick<Sample, 'orders' | 'deeds'>): Promise<Sample> => {
  const held = site.nodes.flatMap((name) => {
    const pid = site.pidOf(name);
    return pid === undefined ? [] : [[name, heldBy(pid)] as const];
  });
  const redisBytes = Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]);
  return { held: new Map(held), ...told, redisBytes };
};

/** What counts as the end: a sixth. The beginning is the sixth after one to warm up in. */
const SHARES = 6;
const MOST_TIMES = 1.25;
const MOST_MB_MORE = 20;
const MOST_HANDLES_MORE = 20;
/** Each order that it remembers costs the api some 2 kB, with its garbage, until it forgets books at a million events. */
const MOST_MB_AN_ORDER = 0.003;

export interface Beside {
  readonly what: string;
  readonly first: number;
  readonly last: number;
  readonly isBeyond: boolean;
}

const most = (samples: readonly Sample[], nodes: readonly string[], of: 'mb' | 'handles'): number =>
  Math.max(...samples.flatMap(({ held }) => nodes.map((name) => held.get(name)?.[of] ?? 0)));

/** In µs, of the minutes in which none of the part's processes was killed; NaN where there was none. */
const cpuADeed = (samples: readonly Sample[], nodes: readonly string[]): number => {
  let [ms, deeds] = [0, 0];
  for (const [n, { held, ...after }] of samples.entries()) {
    const before = samples[n - 1];
    const spent = nodes.map((name) => {
      const [from, to] = [before?.held.get(name), held.get(name)];
      return from && to && from.pid === to.pid ? to.cpuMs - from.cpuMs : NaN;
    });
    if (!before || spent.some(Number.isNaN)) continue;
    ms += spent.reduce((sum, one) => sum + one, 0);
    deeds += after.deeds - before.deeds;
  }
  return (ms * 1_000) / deeds;
};

const bytesAnOrder = (from: Sample, to: Sample): number =>
  (to.redisBytes - from.redisBytes) / (to.orders - from.orders);

/** What the largest process of each part, a deed and an order in Redis came to at the beginning and at the end. */
export const growth = (site: Site, samples: readonly Sample[]): readonly Beside[] => {
  const share = Math.floor(samples.length / SHARES);
  if (share === 0) return [];
  const [early, late] = [samples.slice(share, 2 * share), samples.slice(-share)];
  const ofPart = (part: PartName): readonly Beside[] => {
    const nodes = site.nodesOf(part);
    const [mb, mbLast] = [most(early, nodes, 'mb'), most(late, nodes, 'mb')];
    const [handles, handlesLast] = [most(early, nodes, 'handles'), most(late, nodes, 'handles')];
    const [cpu, cpuLast] = [cpuADeed(early, nodes), cpuADeed(late, nodes)];
    const remembered = part === 'api' ? (late.at(-1)!.orders - early.at(-1)!.orders) * MOST_MB_AN_ORDER : 0;
    // That of Redis follows the orders, see below.
    const isHeavier = part !== 'redis' && mbLast > mb * MOST_TIMES + MOST_MB_MORE + remembered;
    return [
      { what: `${part}, MB`, first: mb, last: mbLast, isBeyond: isHeavier },
      {
        what: `${part}, handles`,
        ...{ first: handles, last: handlesLast, isBeyond: handlesLast > handles + MOST_HANDLES_MORE },
      },
      { what: `${part}, µs a deed`, first: cpu, last: cpuLast, isBeyond: cpuLast > cpu * MOST_TIMES },
    ];
  };
  const [begin, middle, end] = [share, Math.floor(samples.length / 2), samples.length - 1].map((n) => samples[n]!);
  const [first, last] = [bytesAnOrder(begin!, middle!), bytesAnOrder(middle!, end!)];
  const anOrder = { what: 'Redis, bytes an order more', first, last, isBeyond: last > first * MOST_TIMES };
  return [...PARTS.flatMap(ofPart), anOrder];
};

export const growthTable = (rows: readonly Beside[]): string =>
  [
    `${'held'.padEnd(32)}${'beginning'.padStart(10)}${'end'.padStart(10)}`,
    ...rows.map(
      ({ what, first, last, isBeyond }) =>
        `${what.padEnd(32)}${first.toFixed(0).padStart(10)}${last.toFixed(0).padStart(10)}${isBeyond ? '  grown' : ''}`,
    ),
  ].join('\n');
