import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onBeat } from '@sae/platform/pulse';
import { redisPart } from '../../../embedded/src/redis.js';
import { Supervised, type Part } from '../../../embedded/src/supervised.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { untilReady } from '../../../platform/testing/ready.js';
import { freePort } from '../../../platform/testing/redis.js';
import { SmallDisk } from '../../../platform/testing/small-disk.js';
import type { Network, Place } from './network.js';

export const PARTS = ['event store', 'redis', 'mailbox', 'api', 'projections', 'workers'] as const;
export type PartName = (typeof PARTS)[number];
/** Those that keep something. */
export type KeeperName = 'event store' | 'redis' | 'mailbox';
const FOLDERS: Readonly<Record<KeeperName, string>> = { 'event store': 'log', redis: 'redis', mailbox: 'mails' };
const DISK_MB = 400;

const script = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SECRET = 'a secret for drills, and long enough';
const START_MS = 60_000;

interface Running {
  readonly part: PartName;
  readonly place: Place;
  readonly supervised: Supervised;
}

/** The whole product, two of each of our processes, every part on a machine of its own and kept alive as `npm start` does. */
export class Site {
  private readonly running = new Map<string, Running>();
  private readonly forwarders: ChildProcess[] = [];
  private readonly said: string[] = [];
  private readonly dir = mkdtempSync(join(tmpdir(), 'sae-drill-'));
  private readonly log = openSync(join(this.dir, 'parts.log'), 'a');
  private env: NodeJS.ProcessEnv = {};
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
  /** Where mails are read. */
  readonly mailbox: string;

  private constructor(
    readonly network: Network,
    private readonly ports: Readonly<Record<'store' | 'redis' | 'smtp' | 'mails' | 'api', number>>,
    private readonly places: Readonly<Record<KeeperName, Place>>,
  ) {
    const { store, redis, smtp, mails } = ports;
    this.eventStoreUrl = `esdb://${places['event store'].host}:${store}?tls=false`;
    this.redisUrl = `redis://:${SECRET.replaceAll(/\W/g, '')}@${places.redis.host}:${redis}`;
    this.mailbox = `http://127.0.0.1:${mails}`;
    this.env = {
      ...process.env,
      ...{ EVENTSTORE_URL: this.eventStoreUrl, REDIS_URL: this.redisUrl, MAILBOX_PORT: String(mails) },
      ...{ SMTP_URL: `smtp://${places.mailbox.host}:${smtp}`, JWT_SECRET: SECRET, DATA_DIR: this.dir },
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'development', PUBLIC_URL: 'http://sae.example' },
    };
  }

  static async open(network: Network): Promise<Site> {
    const [store, redis, smtp, mails, api] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
    const places = {
      'event store': network.place('event store'),
      redis: network.place('redis'),
      mailbox: network.place('mailbox'),
    };
    const ports = { store: store!, redis: redis!, smtp: smtp!, mails: mails!, api: api! };
    const site = new Site(network, ports, places);
    try {
      await site.start();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /** Of all api nodes. */
  get urls(): readonly string[] {
    return this.nodesOf('api').map((name) => this.urlOf(name));
  }

  urlOf(name: string): string {
    return `http://${this.of(name).place.host}:${this.ports.api + (name === 'api' ? 0 : 1)}`;
  }

  /** Of all parts. */
  get nodes(): readonly string[] {
    return [...this.running.keys()];
  }

  nodesOf(part: PartName): readonly string[] {
    return [...this.running].filter(([, one]) => one.part === part).map(([name]) => name);
  }

  /** Nothing while it is between two lives. */
  pidOf(name: string): number | undefined {
    if (name !== 'redis') return this.of(name).supervised.pid;
    try {
      return Number(readFileSync(join(this.dir, 'redis', 'redis.pid'), 'utf8'));
    } catch {
      return undefined;
    }
  }

  signal(name: string, signal: NodeJS.Signals): void {
    try {
      process.kill(this.pidOf(name) ?? NaN, signal);
    } catch {
      // It is gone already.
    }
  }

  disk(part: KeeperName): SmallDisk {
    return new SmallDisk(process.pid, join(this.dir, FOLDERS[part]));
  }

  /** Its clock is ahead by so much, from now on. */
  setClock(name: string, aheadMs: number): void {
    const file = this.clockOf(name);
    writeFileSync(`${file}.new`, String(aheadMs));
    renameSync(`${file}.new`, file);
  }

  /** What its supervisors said last. */
  words(count = 20): string {
    return this.said.slice(-count).join('\n');
  }

  /** What all parts wrote. */
  lastLines(count = 40): string {
    return readFileSync(join(this.dir, 'parts.log'), 'utf8').split('\n').slice(-count).join('\n');
  }

  async stop(): Promise<void> {
    for (const part of [...PARTS].reverse())
      await Promise.all(this.nodesOf(part).map((name) => this.of(name).supervised.stop()));
    for (const child of this.forwarders) child.disconnect();
    if (this.hasDisks)
      for (const folder of Object.values(FOLDERS)) execFileSync('umount', ['-l', join(this.dir, folder)]);
    rmSync(this.dir, { recursive: true, force: true });
  }

  private get hasDisks(): boolean {
    return this.network.why === null;
  }

  private async start(): Promise<void> {
    for (const folder of Object.values(FOLDERS)) {
      mkdirSync(join(this.dir, folder));
      if (this.hasDisks)
        execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none', join(this.dir, folder)]);
    }
    const { store, redis, smtp, mails, api } = this.ports;
    const folder = (part: KeeperName) => join(this.dir, FOLDERS[part]);
    const storeArgs = ['--port', String(store), '--dir', folder('event store')];
    const mailArgs = ['--smtp-port', String(smtp), '--http-port', String(mails), '--dir', folder('mailbox')];
    await Promise.all([
      this.add('event store', 'event store', (place) =>
        this.node('event store', place, 'embedded/dist/event-store/main.js', storeArgs),
      ),
      this.add('mailbox', 'mailbox', (place) => this.node('mailbox', place, 'embedded/dist/mailbox/main.js', mailArgs)),
      this.add('redis', 'redis', (place) => this.redis(place)),
      this.forward(this.places['event store'], store),
      this.forward(this.places.redis, redis),
      this.forward(this.places.mailbox, smtp, mails),
    ]);
    if (this.hasDisks) await this.forwardHere(this.places.mailbox, mails);
    const ours = (['api', 'projections', 'workers'] as const).flatMap((part) =>
      [part, `${part} 2`].map((name, n) =>
        this.add(name, part, (place) =>
          this.node(name, place, `${part}/dist/bundled/main.js`, [], { PORT: String(api + n) }),
        ),
      ),
    );
    await Promise.all(ours);
    await eventually(async () => {
      for (const url of this.urls)
        if (!(await fetch(`${url}/api/health`)).ok) throw new Error(`${url} is not well\n${this.words()}`);
    }, START_MS);
  }

  private of(name: string): Running {
    const found = this.running.get(name);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  }

  private clockOf(name: string): string {
    return join(this.dir, `${name.replaceAll(' ', '-')}.clock`);
  }

  private add(name: string, part: PartName, make: (place: Place) => Part): Promise<void> {
    const place = name in this.places ? this.places[name as KeeperName] : this.network.place(name);
    const say = (sentence: string) => void this.said.push(`${new Date().toISOString().slice(11, 23)} ${sentence}`);
    const supervised = new Supervised(make(place), say, () => undefined);
    this.running.set(name, { part, place, supervised });
    return supervised.start();
  }

  private node(name: string, place: Place, path: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Part {
    const [command = '', ...rest] = place.within([
      process.execPath,
      '--import',
      own('clock.mjs'),
      script(path),
      ...args,
    ]);
    const env = { ...this.env, CLOCK_FILE: this.clockOf(name), ...more };
    return {
      name,
      spawn: () => spawn(command, rest, { env, detached: true, stdio: ['ignore', this.log, this.log, 'ipc'] }),
      ready: async (child) => void (await untilReady(child)),
      watch: onBeat,
    };
  }

  /** As the launcher runs it; its place is where a `redis-server` of our own, first in the path, takes it. */
  private redis(place: Place): Part {
    const bin = join(this.dir, 'bin');
    const real = execFileSync('sh', ['-c', 'command -v redis-server'], { encoding: 'utf8' }).trim();
    mkdirSync(bin);
    writeFileSync(join(bin, 'redis-server'), `#!/bin/sh\nexec ${place.within([real]).join(' ')} "$@"\n`);
    chmodSync(join(bin, 'redis-server'), 0o755);
    const say = (sentence: string) => void this.said.push(sentence);
    const plan = { dir: join(this.dir, 'redis'), port: this.ports.redis, say };
    const password = SECRET.replaceAll(/\W/g, '');
    const env = { ...this.env, PATH: `${bin}:${process.env.PATH}` };
    return {
      ...redisPart({ ...plan, password, env }),
      // It is asked over the cable here, to which the fault may happen.
      watch: (child, moves) => {
        const moving = setInterval(moves, 1_000);
        child.once('exit', () => clearInterval(moving));
      },
    };
  }

  /** The embedded services listen on the loopback alone. */
  private async forward(place: Place, ...ports: readonly number[]): Promise<void> {
    if (place.host === '127.0.0.1') return;
    await this.forwarder(place, [place.host, '127.0.0.1'], ports);
  }

  private forwardHere({ host }: Place, ...ports: readonly number[]): Promise<void> {
    return this.forwarder({ host, within: (command) => command }, ['127.0.0.1', host], ports);
  }

  private async forwarder(place: Place, ends: readonly string[], ports: readonly number[]): Promise<void> {
    const [command = '', ...rest] = place.within([process.execPath, own('forward.mjs'), ...ends, ...ports.map(String)]);
    const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.forwarders.push(child);
    await untilReady(child);
  }
}
