import { type Server, createServer } from 'node:http';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import { readRunning } from '@sae/platform/config';
import { eventually } from '../../platform/testing/eventually.js';
import { MailServer } from '../../platform/testing/mail-server.js';
import { startRedis } from '../../platform/testing/redis.js';
import { onSmallDisk, SmallDisk } from '../../platform/testing/small-disk.js';
import { startTestStore } from '../testing/event-store.js';
import { Launched, isAlive } from '../testing/launched.js';

const open: Launched[] = [];
const launched = async (env: NodeJS.ProcessEnv = {}) => {
  const launcher = await Launched.make(env);
  open.push(launcher);
  return launcher;
};

afterEach(async () => {
  for (const launcher of open.splice(0)) await launcher.clear();
});

const noneAlive = (pids: number[]) => eventually(() => expect(pids.filter(isAlive)).toEqual([]), 10_000);

/** The text of whatever process works in `folder`. */
const workingIn = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}\0`);
      } catch {
        return false;
      }
    })
    .map(Number);

/** All that can be attached, and the variables that do it. */
const outsideServices = async (settings: Record<string, string> = {}) => {
  const [store, redis, mail] = await Promise.all([startTestStore(), startRedis(), MailServer.open()]);
  const client = createClient({ url: redis.url });
  await client.connect();
  for (const [name, value] of Object.entries(settings)) await client.configSet(name, value);
  client.destroy();
  const env = { EVENTSTORE_URL: store.url, REDIS_URL: redis.url, SMTP_URL: mail.url() };
  const stop = async () => void (await Promise.all([store.stop(), redis.stop(), mail.close()]));
  return { env, store, redis, mail, stop };
};

/** One that runs, and is ended at last. */
describe('A launcher', () => {
  let launcher: Launched;
  beforeAll(async () => {
    launcher = await Launched.make();
    const old = join(launcher.dataDir, 'redis');
    mkdirSync(old, { recursive: true });
    chmodSync(old, 0o755);
    await launcher.start().ready();
  });
  afterAll(() => launcher.clear());

  it('starts every part and tells where things are', async () => {
    expect(Object.keys(launcher.children()).sort()).toEqual(
      ['api', 'event store', 'mailbox', 'projections', 'redis', 'redis itself', 'workers'].sort(),
    );
    expect(launcher.output).toContain(`http://localhost:${launcher.port}/app/`);
    expect(statSync(join(launcher.dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('keeps what it keeps from everybody else, and closes what used to be open', async () => {
    const kept = readdirSync(launcher.dataDir, { recursive: true, encoding: 'utf8' });
    expect(kept).toEqual(expect.arrayContaining(['jwt-secret', 'redis', 'redis/appendonlydir', 'running.json']));
    const inside = kept.filter((name) => name.startsWith('redis/') || !name.includes('/'));
    const open = inside.filter((name) => (statSync(join(launcher.dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(JSON.parse(readFileSync(join(launcher.dataDir, 'running.json'), 'utf8'))).toMatchObject({
      env: { REDIS_URL: expect.stringMatching(/^redis:\/\/:[\w-]{32}@127\.0\.0\.1:\d+$/) },
    });
  });

  it('refuses a folder in use, and the first goes on', async () => {
    const second = await launched();
    expect(await second.start({ DATA_DIR: launcher.dataDir }).ended()).toBe(1);
    expect(second.output.trim()).toBe(
      `The folder ${launcher.dataDir} is in use by another instance (process ${launcher.pid}, port ${launcher.port}): ` +
        'stop that one or set another DATA_DIR.',
    );
    expect(Object.values(launcher.children()).every(isAlive)).toBe(true);
  });

  it('starts again whatever dies, with the same arguments', async () => {
    for (const name of ['event store', 'mailbox', 'api', 'projections', 'workers', 'redis', 'redis itself']) {
      const pid = await eventually(() => launcher.child(name));
      process.kill(pid, 'SIGKILL');
      await eventually(() => expect(launcher.child(name)).not.toBe(pid), 10_000);
    }
    await eventually(() => {
      const starts = launcher.notes().filter((note) => note.startsWith('eventStore started'));
      expect(starts).toHaveLength(2);
      expect(starts[0]).toBe(starts[1]);
    });
  });

  it.each([
    ['workers', 'workers'],
    ['redis itself', 'redis'],
  ])('replaces %s when it hangs', async (name, part) => {
    const pid = launcher.child(name);
    // Redis is first asked after two seconds.
    await pause(3_000);
    process.kill(pid, 'SIGSTOP');
    await eventually(() => expect(launcher.child(name)).not.toBe(pid), 20_000);
    await eventually(() => expect(isAlive(pid)).toBe(false));
    expect(launcher.output).toContain(`${part} has not moved for 10 s and is ended.`);
  });
});

describe('The launcher', () => {
  it('gives secrets to those who need them, and to nobody else', async () => {
    const keys = {
      RAZORPAY_KEY_ID: 'rzp_1',
      RAZORPAY_KEY_SECRET: 'their-secret',
      RAZORPAY_WEBHOOK_SECRET: 'our-secret',
    };
    const launcher = await launched({
      ...keys,
      PAYMENT_PROVIDER: 'razorpay',
      JWT_SECRET: 'a-secret-for-tokens-that-is-long-enough',
      ADDRESS_SECRET_PREVIOUS: 'a-secret-for-addresses-of-before',
      OPERATOR_SECRET: 'a-secret-of-the-operator-that-is-long-enough',
    });
    await launcher.start().ready();
    const knows = (secret: string) =>
      Object.entries(launcher.children())
        .filter(([, pid]) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(secret))
        .map(([name]) => name)
        .sort();
    expect(knows('their-secret')).toEqual(['api']);
    expect(knows('our-secret')).toEqual(['api']);
    expect(knows('a-secret-of-the-operator-that-is-long-enough')).toEqual(['workers']);
    expect(knows('a-secret-for-tokens-that-is-long-enough')).toEqual(['api', 'projections', 'workers']);
    expect(knows('a-secret-for-addresses-of-before')).toEqual(['api', 'projections', 'workers']);
    expect(readFileSync(join(launcher.dataDir, 'running.json'), 'utf8')).not.toMatch(/secret-?\w|rzp_1/);
  });

  it.each([
    ['the secret it made', 'jwt-secret', {}],
    ['read models', 'redis/appendonlydir', { JWT_SECRET: 'a-secret-for-tokens-that-is-long-enough' }],
  ])('does not begin a log anew that is gone beside %s: it says so, and starts nothing', async (_what, trace, env) => {
    const launcher = await launched(env);
    await launcher.start().ready();
    launcher.signal('SIGTERM');
    await launcher.ended();
    const before = launcher.notes();
    rmSync(join(launcher.dataDir, 'event-store'), { recursive: true });
    launcher.start();
    expect(await launcher.ended()).toBe(1);
    expect(launcher.output.trim().split('\n')).toEqual([expect.stringContaining('The event log is gone')]);
    expect(launcher.output).toContain(`there is ${trace}`);
    expect(launcher.notes()).toEqual(before);
  });

  it('stops askers before answerers and leaves nothing behind', async () => {
    const launcher = await launched();
    await launcher.start().ready();
    const pids = Object.values(launcher.children());
    launcher.signal('SIGINT');
    expect(await launcher.ended()).toBe(0);
    const stopped = launcher.notes().filter((note) => note.endsWith('stopped'));
    expect(stopped.map((note) => note.split(' ')[0])).toEqual([
      'api',
      'workers',
      'projections',
      'mailbox',
      'eventStore',
    ]);
    expect([...pids.filter(isAlive), ...workingIn(launcher.dataDir)]).toEqual([]);
  });

  it('goes on when nothing can be written, starts what ends, and notes it once there is room', async () => {
    const launcher = await launched();
    mkdirSync(launcher.dataDir);
    const wrap = (command: string[]) => onSmallDisk(launcher.dataDir, 90, command).flat();
    const full = openSync('/dev/full', 'w');
    launcher.start({}, { stdout: full, wrap });
    const disk = new SmallDisk(launcher.pid!, launcher.dataDir);
    const started = (name: string) => launcher.notes().filter((note) => note.startsWith(`${name} started`)).length;
    await eventually(() => expect(started('workers')).toBe(1), 20_000);
    const { children } = await eventually(() => readRunning(disk.root)!);
    disk.fill(0);
    process.kill(children.workers!, 'SIGKILL');
    await eventually(() => expect(started('workers')).toBe(2), 10_000);
    process.kill(children.api!, 'SIGKILL');
    await eventually(() => expect(started('api')).toBe(2), 10_000);
    disk.clear();
    const isNoted = () => {
      const now = readRunning(disk.root)!.children;
      for (const name of ['workers', 'api']) expect(now[name]).not.toBe(children[name]);
    };
    await eventually(isNoted, 10_000);
    launcher.signal('SIGTERM');
    expect(await launcher.ended()).toBe(0);
    closeSync(full);
  });

  it('leaves nothing behind when it is killed, and starts at once in the same folder', async () => {
    const launcher = await launched();
    await launcher.start().ready();
    const pids = Object.values(launcher.children());
    launcher.signal('SIGKILL');
    await launcher.ended();
    await launcher.start().ready();
    await noneAlive(pids);
    launcher.signal('SIGKILL');
    await launcher.ended();
    await eventually(() => expect(workingIn(launcher.dataDir)).toEqual([]), 10_000);
  });

  it('ends what does not stop when asked', async () => {
    const launcher = await launched({ STUBBORN: 'workers' });
    await launcher.start().ready();
    launcher.signal('SIGTERM');
    expect(await launcher.ended()).toBe(0);
    expect(workingIn(launcher.dataDir)).toEqual([]);
  });

  it('is forced by a second Ctrl-C', async () => {
    const launcher = await launched({ STUBBORN: 'workers' });
    await launcher.start().ready();
    launcher.signal('SIGINT');
    await eventually(() => {
      launcher.signal('SIGINT');
      expect(launcher.notes()).toContain('api stopped');
    });
    const began = Date.now();
    const again = setInterval(() => launcher.signal('SIGINT'), 100);
    expect(await launcher.ended()).toBe(130);
    clearInterval(again);
    expect(Date.now() - began).toBeLessThan(4_000);
    await eventually(() => expect(workingIn(launcher.dataDir)).toEqual([]), 10_000);
  });

  it('refuses a port in use before anything is started', async () => {
    const launcher = await launched();
    const other = await new Promise<Server>((resolve) => {
      const server = createServer().listen(launcher.port, '127.0.0.1', () => resolve(server));
    });
    expect(await launcher.start().ended()).toBe(1);
    other.close();
    expect(launcher.output.trim()).toBe(
      `Port ${launcher.port} is in use: stop what listens there or set another PORT.`,
    );
    expect(launcher.notes()).toEqual([]);
  });

  it('runs two instances side by side', async () => {
    const [first, second] = [await launched(), await launched()];
    await Promise.all([first.start().ready(), second.start().ready()]);
  });

  it('gives up on a part that never starts, and says which', async () => {
    const launcher = await launched({ BROKEN: 'workers' });
    expect(await launcher.start().ended()).toBe(1);
    expect(launcher.output).toContain('workers ended 5 times while starting (exit code 7).');
    expect(workingIn(launcher.dataDir)).toEqual([]);
  });

  it('tells every wrong variable in one go', async () => {
    const launcher = await launched();
    expect(await launcher.start({ PORT: 'x', TZ_RESTAURANT: 'Mars' }).ended()).toBe(1);
    expect(launcher.output.trim()).toBe(
      'The configuration is wrong: PORT must be a port number from 1 to 65535, not "x". ' +
        'TZ_RESTAURANT must be a time zone such as Asia/Kolkata, not "Mars".',
    );
  });

  it('starts no service that is attached by its address', async () => {
    const outside = await outsideServices();
    const launcher = await launched(outside.env);
    await launcher.start().ready();
    expect(Object.keys(launcher.children()).sort()).toEqual(['api', 'projections', 'workers']);
    await outside.stop();
  });

  it('ends with one sentence when one of them will never answer, before anything is started', async () => {
    const outside = await outsideServices({ requirepass: 'only-we-know' });
    const launcher = await launched(outside.env);
    expect(await launcher.start().ended()).toBe(1);
    expect(launcher.output.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^Redis at 127.0.0.1:\d+ refuses the user or the password \(NOAUTH .*\): set both in REDIS_URL, as in \S+$/,
      ),
      'Stopping…',
    ]);
    expect(launcher.notes()).toEqual([]);
    await outside.stop();
  });

  it('ends with one sentence when the mail server refuses our login', async () => {
    const outside = await outsideServices();
    const launcher = await launched({ ...outside.env, SMTP_URL: outside.mail.url('sae:wrong@') });
    expect(await launcher.start().ended()).toBe(1);
    expect(launcher.output).toMatch(
      /^The mail server at 127.0.0.1:\d+ refuses the user or the password \(Invalid login: 535 .*\): set both in SMTP_URL/,
    );
    expect(launcher.output).not.toContain('wrong');
    expect(launcher.notes()).toEqual([]);
    await outside.stop();
  });

  it('names every 5 s who does not answer yet, once and with the cause, and goes on when it does', async () => {
    const outside = await outsideServices();
    const launcher = await launched(outside.env);
    await outside.redis.stop();
    launcher.start();
    const named = () => launcher.output.match(/^Still waiting for Redis at .*: nobody listens there \(.*\)\.$/gm) ?? [];
    // The first names it once it has started, which may take its time.
    await eventually(() => expect(named()).toHaveLength(1), 60_000);
    await eventually(() => expect(named()).toHaveLength(2), 10_000);
    expect(launcher.output).toContain(`(connect ECONNREFUSED 127.0.0.1:${outside.redis.port})`);
    expect(launcher.notes()).toEqual([]);
    const again = await startRedis(outside.redis.port);
    await launcher.ready();
    await again.stop();
    await outside.stop();
  });

  it('does not wait for mail, and says that nobody takes it', async () => {
    const outside = await outsideServices();
    await outside.mail.close();
    const launcher = await launched(outside.env);
    await launcher.start().ready();
    expect(launcher.output).toMatch(/^Still waiting for the mail server at .*: nobody listens there \(.*\)\.$/m);
    await outside.stop();
  });
});
