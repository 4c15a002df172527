import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { killIfAlive } from './instance.js';
import type { Part } from './supervised.js';

export interface RedisPlan {
  readonly dir: string;
  readonly port: number;
  /** What whoever connects must know: others of this machine reach the port as well. */
  readonly password: string;
  readonly say: (sentence: string) => void;
  readonly env?: NodeJS.ProcessEnv;
}

const AOF = 'appendonlydir';
const OLDEST_VERSION = 7;

/**
 * A keeper as small as it gets: a shell that ends Redis when the launcher's end of pipe 3 closes, which the
 * system does for the launcher however it dies. Redis itself cannot notice; a keeper in node costs 40 MB.
 */
const KEEPER = `
exec 4<&0
"$@" <&4 3<&- 4<&- & redis=$!
trap 'kill -TERM $redis' TERM INT
{ read -r _ <&3; kill -TERM $redis
  for i in 1 2 3 4 5 6 7 8 9 10; do sleep 0.4; kill -0 $redis || exit; done
  kill -KILL $redis; } >/dev/null 2>&1 & watch=$!
wait $redis; code=$?
while kill -0 $redis 2>/dev/null; do wait $redis; code=$?; done
kill $watch 2>/dev/null
exit $code`;

const settings = ({ dir, port }: RedisPlan): string[] =>
  Object.entries({
    port: String(port),
    bind: '127.0.0.1',
    dir,
    pidfile: join(dir, 'redis.pid'),
    appendonly: 'yes',
    appendfsync: 'everysec',
    appenddirname: AOF,
    'aof-load-truncated': 'yes',
    'maxmemory-policy': 'noeviction',
    save: '',
    loglevel: 'notice',
    // Linux often allows only 128; asking for more makes Redis warn at every start.
    'tcp-backlog': '128',
  }).flatMap(([name, value]) => [`--${name}`, value]);

/** The sentence to say when this machine has no Redis that serves. */
export const missingRedis = (): string | undefined => {
  const found = /v=(\d+)/.exec(spawnSync('redis-server', ['--version'], { encoding: 'utf8' }).stdout ?? '');
  if (Number(found?.[1] ?? 0) >= OLDEST_VERSION) return undefined;
  const what = found ? `redis-server ${found[1]} is too old` : 'redis-server was not found';
  return `${what}: install redis-server ${OLDEST_VERSION} or newer, or set REDIS_URL to a Redis that runs.`;
};

/**
 * Redis is as disposable as its read models: a log it cannot read is put aside, and projections fill it anew. There may
 * be no room even for that: then the same happens at its next end.
 */
const setAside = ({ dir, say }: RedisPlan): void => {
  const aside = join(dir, `${AOF}.unreadable-${Date.now()}`);
  try {
    for (const old of readdirSync(dir))
      if (old.startsWith(`${AOF}.unreadable`)) rmSync(join(dir, old), { recursive: true });
    renameSync(join(dir, AOF), aside);
    say(
      `Redis cannot read its files; they are put aside in ${aside} and it starts empty. The read models are rebuilt.`,
    );
  } catch (error) {
    say(`The files of Redis could not be put aside: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Of what Redis tells, the lines that matter when it ends. */
const warnings = (words: string): string[] => words.split('\n').filter((line) => / # /.test(line));

const cannotRead = (line: string): boolean =>
  /append only file|AOF|RDB|loading DB/i.test(line) && !/No space left/i.test(line);

const PING_MS = 2_000;

/** Any answer will do, also that it is still loading. */
const ping = ({ port, password }: RedisPlan, answered: () => void): void => {
  const socket = connect({ port, host: '127.0.0.1', timeout: PING_MS }, () =>
    socket.write(`AUTH ${password}\r\nPING\r\n`),
  );
  socket.once('data', () => {
    answered();
    socket.destroy();
  });
  for (const end of ['timeout', 'error'] as const) socket.once(end, () => socket.destroy());
};

const pidOf = (dir: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(dir, 'redis.pid'), 'utf8'));
    // It is ours only if it works in our folder; the number may long be somebody else's.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir) ? pid : undefined;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
};

const run = (plan: RedisPlan): ChildProcess => {
  mkdirSync(plan.dir, { recursive: true });
  // One Redis of an earlier launcher may have outlived it, together with its keeper.
  const leftover = pidOf(plan.dir);
  if (leftover !== undefined) killIfAlive(leftover);
  const child = spawn('/bin/sh', ['-c', KEEPER, 'redis-keeper', 'redis-server', '-', ...settings(plan)], {
    // A process group of its own: Ctrl-C in the terminal is the launcher's to handle, in its order.
    detached: true,
    env: plan.env,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  // Not among its arguments, which anybody can see. Should it end before it reads this, its end is what counts.
  child.stdin?.on('error', () => undefined).end(`requirepass ${plan.password}\n`);
  let words = '';
  const listen = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4_000));
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  child.once('exit', () => child.stdio[3]?.destroy());
  // Not at `exit`: its last words may still be on their way then.
  child.once('close', (code) => {
    if (code === 0 || code === null) return;
    if (warnings(words).some(cannotRead)) return setAside(plan);
    plan.say(['Redis said:', ...warnings(words)].join('\n  '));
  });
  return child;
};

/** A Redis of our own, kept in `dir` with an append-only file. */
export const redisPart = (plan: RedisPlan): Part => ({
  name: 'redis',
  spawn: () => run(plan),
  // By its own word and not by a ping: another Redis may answer on a port this one failed to get.
  ready: (child) =>
    new Promise((resolve) => {
      child.stdout?.on('data', (words) => {
        if (String(words).includes('Ready to accept connections')) resolve();
      });
    }),
  watch: (child, moves) => {
    const asking = setInterval(() => ping(plan, moves), PING_MS);
    child.once('exit', () => clearInterval(asking));
  },
});
