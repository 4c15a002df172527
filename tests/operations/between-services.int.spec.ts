import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { untilAnswered } from '@sae/platform/connections';
import { eventStoreAt } from '@sae/platform/log';
import { redisAt } from '@sae/platform/redis';
import { smtpAt } from '@sae/platform/smtp';
import { io } from 'socket.io-client';
import { parse } from 'yaml';
import { type EventStore, startTestStore } from '../../embedded/testing/event-store.js';
import { untilReady } from '../../platform/testing/ready.js';
import { freePort } from '../../platform/testing/redis.js';
import { signedInOwner, startSystem } from '../support/system.mjs';

interface Service {
  readonly command: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { services } = parse(readFileSync(`${root}docker-compose.yml`, 'utf8'), { merge: true }) as {
  services: Readonly<Record<'redis', Service>>;
};
const [PASSWORD, SMTP_PASSWORD] = ['of-redis-alone', 'of-the-mailbox'];
const certificates = mkdtempSync(join(tmpdir(), 'sae-certificates-'));
const authority = join(certificates, 'ca/ca.crt');
const make = (into = certificates) =>
  execFileSync('sh', [`${root}platform/certificates/make.sh`, into], { stdio: 'ignore' });

let redisPort: number;
let redis: ChildProcess;
let store: EventStore;
let mailbox: ChildProcess;
let mailboxPage: string;
const doors: Server[] = [];
let eventStoreUrl: string;
let smtpUrl: string;

/** A line of docker-compose.yml as it is run here. */
const here = (words: readonly string[]) =>
  words.map((word) =>
    word
      .replace('/certs', certificates)
      .replace('--tls-port 6379', `--tls-port ${redisPort}`)
      .replace('${REDIS_PASSWORD}', PASSWORD),
  );

const startRedis = async (): Promise<ChildProcess> => {
  const [command = '', ...settings] = here(services.redis.command);
  const child = spawn(command, [...settings, '--bind 127.0.0.1', `--dir ${certificates}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout!) if ((said += String(chunk)).includes('Ready to accept connections')) break;
  return child;
};

const startMailbox = async (): Promise<number> => {
  const [smtp, page] = [await freePort(), await freePort()];
  const script = `${root}embedded/dist/mailbox/main.js`;
  const args = ['--smtp-port', `${smtp}`, '--http-port', `${page}`, '--dir', join(certificates, 'mails')];
  mailbox = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await untilReady(mailbox);
  mailboxPage = `http://127.0.0.1:${page}`;
  return smtp;
};

/** The embedded store and mailbox speak no TLS: this does it for them, as real ones would by the same certificate. Answers its port. */
const openDoor = async (service: 'eventstore' | 'mailpit', port: number): Promise<number> => {
  const file = (name: string) => readFileSync(join(certificates, service, name));
  const protocols = service === 'eventstore' ? { ALPNProtocols: ['h2'] } : {};
  const options = { cert: file('server.crt'), key: file('server.key'), ...protocols };
  const server = createServer(options, (near) => {
    const far = connect(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  doors.push(server);
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  make();
  redisPort = await freePort();
  let smtpPort: number;
  [redis, store, smtpPort] = await Promise.all([startRedis(), startTestStore(), startMailbox()]);
  eventStoreUrl = `esdb://admin:of-the-store@127.0.0.1:${await openDoor('eventstore', store.port)}?tls=true`;
  smtpUrl = `smtps://sae:${SMTP_PASSWORD}@127.0.0.1:${await openDoor('mailpit', smtpPort)}`;
});
afterAll(async () => {
  const ended = [redis, mailbox].map((child) => once(child, 'exit'));
  for (const child of [redis, mailbox]) child.kill('SIGKILL');
  await Promise.all([...ended, store.stop()]);
  for (const door of doors) door.close();
  rmSync(certificates, { recursive: true, force: true });
});

const answers = (address: Parameters<typeof untilAnswered>[0][number]) => untilAnswered([address], () => undefined);
const redisUrl = (password = PASSWORD) => `rediss://sae:${password}@127.0.0.1:${redisPort}`;

describe('The certificates', () => {
  it('are made once, for whoever mounts them to read, and without a key to make others by', () => {
    const before = readFileSync(authority, 'utf8');
    make();
    expect(readFileSync(authority, 'utf8')).toBe(before);
    const files = [
      'ca/ca.crt',
      'eventstore/server.crt',
      'eventstore/server.key',
      'redis/server.crt',
      'redis/server.key',
      'mailpit/server.crt',
      'mailpit/server.key',
    ];
    expect(files.map((file) => statSync(join(certificates, file)).mode & 0o777)).toEqual(files.map(() => 0o644));
    expect(readdirSync(join(certificates, 'ca'))).toEqual(['ca.crt']);
  });

  it('are all made anew where one is missing, as that of a service that came later', () => {
    const older = mkdtempSync(join(tmpdir(), 'sae-certificates-'));
    cpSync(certificates, older, { recursive: true });
    const before = readFileSync(join(older, 'ca/ca.crt'), 'utf8');
    rmSync(join(older, 'mailpit'), { recursive: true });
    make(older);
    expect(readFileSync(join(older, 'ca/ca.crt'), 'utf8')).not.toBe(before);
    for (const service of ['eventstore', 'redis', 'mailpit'])
      execFileSync('openssl', ['verify', '-CAfile', join(older, 'ca/ca.crt'), join(older, service, 'server.crt')]);
    rmSync(older, { recursive: true });
  });
});

describe('Between the services of docker-compose.yml', () => {
  it('Redis is well by the word of its own health check, which knows the password', () => {
    const [, command = '', ...words] = here(services.redis.healthcheck.test);
    const ask = (env: object) =>
      execFileSync(command, ['-p', `${redisPort}`, ...words], { env: { ...process.env, ...env }, stdio: 'pipe' });
    expect(String(ask({ REDISCLI_AUTH: PASSWORD }))).toBe('PONG\n');
    expect(() => ask({ REDISCLI_AUTH: '' })).toThrow('NOAUTH');
  });

  it('who has the password may read and write in Redis, and not stop or reconfigure it', () => {
    const tls = ['--user', 'sae', '--tls', '--cacert', authority, '-p', `${redisPort}`];
    const env = { ...process.env, REDISCLI_AUTH: PASSWORD };
    const does = (...words: string[]) => execFileSync('redis-cli', ['-e', ...tls, ...words], { env, stdio: 'pipe' });
    expect(String(does('set', 'a', 'b'))).toBe('OK\n');
    for (const words of [['shutdown'], ['config', 'get', 'requirepass'], ['acl', 'list'], ['monitor']])
      expect(() => does(...words)).toThrow('NOPERM');
  });

  it('who does not know the authority talks to none', async () => {
    await expect(answers(redisAt(redisUrl()))).rejects.toThrow(/is not trusted here .*: set NODE_EXTRA_CA_CERTS/);
    await expect(answers(smtpAt(smtpUrl))).rejects.toThrow(/is not trusted here .*: set NODE_EXTRA_CA_CERTS/);
    await expect(answers(eventStoreAt(eventStoreUrl))).rejects.toThrow(/is not trusted here .*: set tlsCAFile/);
    const plain = redisUrl().replace('rediss:', 'redis:');
    await expect(answers(redisAt(plain))).rejects.toThrow(/write rediss:\/\/ instead of redis:\/\//);
  });

  it('who knows the authority by tlsCAFile reaches the event store', () =>
    answers(eventStoreAt(`${eventStoreUrl}&tlsCAFile=${authority}`)));

  /** All of it attached from outside, as in docker-compose.yml. */
  const attached = (redis = redisUrl()) => ({
    ...{ EVENTSTORE_URL: `${eventStoreUrl}&tlsCAFile=${authority}`, REDIS_URL: redis, SMTP_URL: smtpUrl },
    NODE_EXTRA_CA_CERTS: authority,
  });

  it('who has another password is told so, and does not start', () =>
    expect(startSystem({ env: attached(redisUrl('another')) })).rejects.toThrow(
      /Redis at 127\.0\.0\.1:\d+ refuses the user or the password .*: set both in REDIS_URL/,
    ));

  it('the whole product serves, queues, pushes and mails over TLS', async () => {
    const system = await startSystem({ env: attached(), isShortLived: true });
    try {
      // The code comes by a job and a mail.
      const { api, token } = await signedInOwner({ url: system.url, mailbox: mailboxPage });
      const socket = io(system.url, { auth: { token }, forceNew: true });
      const pushed = new Promise((resolve) => socket.on('newOrder', resolve));
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      const item = { category: 'South Indian', name: 'Masala Dosa', isVeg: true, price: 99 };
      const { id } = await api.post<{ id: number }>('/menu', item);
      const order = await api.post('/orders/admin', { tableNo: 1, items: [{ id, quantity: 1 }] });
      expect(await api.get('/orders/live')).toEqual([order]);
      expect(await pushed).toMatchObject({ tableNo: 1 });
      socket.disconnect();
      const health = await (await fetch(`${system.url}/api/health`)).json();
      expect(JSON.stringify(health)).not.toContain('down');
    } finally {
      await system.stop();
    }
  });
});
