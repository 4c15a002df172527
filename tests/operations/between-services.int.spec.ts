import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { untilAnswered } from '@sae/platform/connections';
import { eventStoreAt } from '@sae/platform/log';
import { redisAt } from '@sae/platform/redis';
import { parse } from 'yaml';
import { type EventStore, startTestStore } from '../../embedded/testing/event-store.js';
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
const PASSWORD = 'of-redis-alone';
const certificates = mkdtempSync(join(tmpdir(), 'sae-certificates-'));
const authority = join(certificates, 'ca/ca.crt');
const make = () => execFileSync('sh', [`${root}platform/certificates/make.sh`, certificates], { stdio: 'ignore' });

let redisPort: number;
let redis: ChildProcess;
let store: EventStore;
let storeDoor: Server;
let eventStoreUrl: string;

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

/** The embedded store speaks no TLS: this does it for it, as a real one would by the same certificate. */
const openStoreDoor = async (port: number): Promise<Server> => {
  const file = (name: string) => readFileSync(join(certificates, 'eventstore', name));
  const options = { cert: file('server.crt'), key: file('server.key'), ALPNProtocols: ['h2'] };
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
  return server;
};

beforeAll(async () => {
  make();
  redisPort = await freePort();
  [redis, store] = await Promise.all([startRedis(), startTestStore()]);
  storeDoor = await openStoreDoor(store.port);
  const { port } = storeDoor.address() as AddressInfo;
  eventStoreUrl = `esdb://admin:of-the-store@127.0.0.1:${port}?tls=true`;
});
afterAll(async () => {
  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await Promise.all([ended, store.stop()]);
  storeDoor.close();
  rmSync(certificates, { recursive: true, force: true });
});

const answers = (address: Parameters<typeof untilAnswered>[0][number]) => untilAnswered([address], () => undefined);
const redisUrl = () => `rediss://:${PASSWORD}@127.0.0.1:${redisPort}`;

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
    ];
    expect(files.map((file) => statSync(join(certificates, file)).mode & 0o777)).toEqual(files.map(() => 0o644));
    expect(execFileSync('ls', [join(certificates, 'ca')], { encoding: 'utf8' })).toBe('ca.crt\n');
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

  it('who does not know the authority talks to neither', async () => {
    await expect(answers(redisAt(redisUrl()))).rejects.toThrow(/is not trusted here .*: set NODE_EXTRA_CA_CERTS/);
    await expect(answers(eventStoreAt(eventStoreUrl))).rejects.toThrow(/is not trusted here .*: set tlsCAFile/);
    const plain = redisUrl().replace('rediss:', 'redis:');
    await expect(answers(redisAt(plain))).rejects.toThrow(/write rediss:\/\/ instead of redis:\/\//);
  });

  it('who knows the authority by tlsCAFile reaches the event store', () =>
    answers(eventStoreAt(`${eventStoreUrl}&tlsCAFile=${authority}`)));

  it('the whole product serves, queues and pushes over TLS', async () => {
    const system = await startSystem({
      env: {
        EVENTSTORE_URL: `${eventStoreUrl}&tlsCAFile=${authority}`,
        REDIS_URL: redisUrl(),
        NODE_EXTRA_CA_CERTS: authority,
      },
    });
    try {
      // The code comes by a job.
      const { api } = await signedInOwner(system);
      expect(await api.get('/orders/live')).toEqual([]);
      const health = await (await fetch(`${system.url}/api/health`)).json();
      expect(JSON.stringify(health)).not.toContain('down');
    } finally {
      await system.stop();
    }
  });
});
