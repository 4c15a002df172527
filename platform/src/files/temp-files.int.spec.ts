import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startRedis, type TestRedis } from '../../testing/redis.js';
import { connectRedis, type Redis } from '../redis/index.js';
import { TempFiles } from './index.js';

let server: TestRedis;
let redis: Redis;
let files: TempFiles;

beforeAll(async () => {
  server = await startRedis();
  redis = await connectRedis(server.url, { name: 'spec' });
  files = new TempFiles(redis);
});
afterAll(async () => {
  redis.destroy();
  await server.stop();
});

const written = async (content: Buffer, name: string = randomUUID()) => {
  const writer = files.write(name);
  const parts = Array.from({ length: Math.ceil(content.length / 10_007) }, (_, n) => n * 10_007);
  await pipeline(Readable.from(parts.map((at) => content.subarray(at, at + 10_007))), writer);
  return writer.file;
};
const read = async (file: Parameters<TempFiles['read']>[0]) => {
  const pieces: Buffer[] = [];
  for await (const piece of files.read(file)) pieces.push(piece);
  return Buffer.concat(pieces);
};

describe('A file', () => {
  it.each([0, 1, 262_144, 1_000_000])('of %d bytes arrives as it was written', async (length) => {
    const content = randomBytes(length);
    const file = await written(content);
    expect(file.bytes).toBe(length);
    expect((await read(file)).equals(content)).toBe(true);
    expect(await files.isThere(file)).toBe(true);
  });

  it('is gone after an hour', async () => {
    const { name } = await written(randomBytes(600_000));
    const seconds = await redis.ttl(`file:${name}`);
    expect(seconds).toBeGreaterThan(3_590);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it('leaves nothing behind when it is dropped, and is then not read as an empty one', async () => {
    const file = await written(randomBytes(600_000));
    await files.drop(file.name);
    expect(await redis.exists(`file:${file.name}`)).toBe(0);
    expect(await files.isThere(file)).toBe(false);
    await expect(read(file)).rejects.toThrow('is gone');
  });

  it('that cannot be kept is an error for its writer', async () => {
    const other = await startRedis();
    const away = await connectRedis(other.url, { name: 'spec', onOutage: () => undefined });
    const writer = new TempFiles(away).write('lost');
    await other.stop();
    await expect(pipeline(Readable.from([randomBytes(300_000)]), writer)).rejects.toThrow();
    away.destroy();
  });
});
