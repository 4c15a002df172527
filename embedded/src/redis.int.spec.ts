import { closeSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from 'redis';
import { eventually } from '../../platform/testing/eventually.js';
import { isAlive } from '../testing/launched.js';
import { freePorts } from './ports.js';
import { redisPart } from './redis.js';
import { Supervised } from './supervised.js';

let dir: string;
let port: number;
let said: string[];
let redis: Supervised;

const supervised = (folder = dir) =>
  new Supervised(
    redisPart({ dir: folder, port, password: 'only-we-know', say: (sentence) => said.push(sentence) }),
    (sentence) => said.push(sentence),
    () => undefined,
  );

const clientOf = (on: number, password = 'only-we-know') =>
  createClient({ url: `redis://:${password}@127.0.0.1:${on}` });

const asked = async <T>(question: (client: ReturnType<typeof clientOf>) => Promise<T>): Promise<T> => {
  const client = clientOf(port);
  client.on('error', () => undefined);
  await client.connect();
  const answer = await question(client);
  await client.close();
  return answer;
};

const aofFile = () => {
  const folder = join(dir, 'appendonlydir');
  const name = readdirSync(folder).find((each) => each.endsWith('.incr.aof'));
  if (!name) throw new Error('There is no append-only file.');
  return join(folder, name);
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'sae-redis-'));
  [port = 0] = await freePorts(1);
  said = [];
  redis = supervised();
});

afterEach(async () => {
  await redis.stop();
  rmSync(dir, { recursive: true, force: true });
});

describe('The embedded Redis', () => {
  it('is set up to keep what it is told and to evict nothing', async () => {
    await redis.start();
    const settings = await asked((client) =>
      client.configGet(['appendonly', 'appendfsync', 'maxmemory-policy', 'aof-load-truncated', 'save', 'bind']),
    );
    expect(settings).toEqual({
      appendonly: 'yes',
      appendfsync: 'everysec',
      'maxmemory-policy': 'noeviction',
      'aof-load-truncated': 'yes',
      save: '',
      bind: '127.0.0.1',
    });
  });

  it('is reached by those who know its password, which stands where nobody else reads it', async () => {
    await redis.start();
    expect(await asked((client) => client.ping())).toBe('PONG');
    for (const url of [`redis://127.0.0.1:${port}`, `redis://:guess@127.0.0.1:${port}`]) {
      const stranger = createClient({ url, socket: { reconnectStrategy: false } }).on('error', () => undefined);
      await expect(stranger.connect().then(() => stranger.ping())).rejects.toThrow(/NOAUTH|WRONGPASS/);
      stranger.destroy();
    }
    const pids = [redis.pid, Number(readFileSync(join(dir, 'redis.pid')))];
    for (const pid of pids) expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain('only-we-know');
    expect(readdirSync(dir).sort()).toEqual(['appendonlydir', 'redis.pid']);
  });

  it('still has everything when started again', async () => {
    await redis.start();
    await asked((client) => client.set('dish', 'paneer'));
    await redis.stop();
    redis = supervised();
    await redis.start();
    expect(await asked((client) => client.get('dish'))).toBe('paneer');
  });

  it('drops half a last write and goes on', async () => {
    await redis.start();
    await asked((client) => client.set('dish', 'paneer'));
    await redis.stop();
    const file = openSync(aofFile(), 'a');
    writeSync(file, '*3\r\n$3\r\nSET\r\n$4\r\nhal');
    closeSync(file);
    redis = supervised();
    await redis.start();
    expect(await asked((client) => client.get('dish'))).toBe('paneer');
  });

  it('starts empty, and says so, when its file is broken in the middle', async () => {
    await redis.start();
    await asked(async (client) => {
      for (let dish = 0; dish < 100; dish++) await client.set(`dish:${dish}`, 'paneer');
    });
    await redis.stop();
    const file = openSync(aofFile(), 'r+');
    writeSync(file, 'rubbish '.repeat(10), Math.floor(statSync(aofFile()).size / 2));
    closeSync(file);
    redis = supervised();
    await redis.start();
    expect(await asked((client) => client.dbSize())).toBe(0);
    expect(said.join('\n')).toContain('Redis cannot read its files; they are put aside');
    expect(readdirSync(dir).filter((name) => name.startsWith('appendonlydir.unreadable'))).toHaveLength(1);
  });

  it('ends with its keeper', async () => {
    await redis.start();
    const pid = Number(readFileSync(join(dir, 'redis.pid')));
    redis.kill();
    await eventually(() => expect(isAlive(pid)).toBe(false), 8_000);
  });

  it('says why it cannot start', async () => {
    await redis.start();
    const rival = supervised(join(dir, 'rival'));
    await expect(rival.start()).rejects.toThrow('redis ended 5 times while starting');
    expect(said.join('\n')).toContain('Address already in use');
  });
});
