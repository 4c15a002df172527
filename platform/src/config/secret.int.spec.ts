import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetRunning, keptSecret, readRunning, writeRunning } from './index.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sae-config-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const mode = (name: string) => statSync(join(dir, 'data', name)).mode & 0o777;

describe('The kept secret', () => {
  it('is made once, long, and readable by its owner alone', () => {
    const secret = keptSecret(join(dir, 'data'));
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(keptSecret(join(dir, 'data'))).toBe(secret);
    expect(mode('jwt-secret')).toBe(0o600);
  });

  it('is closed to others again when somebody opened it', () => {
    keptSecret(join(dir, 'data'));
    chmodSync(join(dir, 'data', 'jwt-secret'), 0o644);
    keptSecret(join(dir, 'data'));
    expect(mode('jwt-secret')).toBe(0o600);
  });

  it('differs from folder to folder', () => {
    expect(keptSecret(join(dir, 'one'))).not.toBe(keptSecret(join(dir, 'two')));
    expect(readFileSync(join(dir, 'one', 'jwt-secret'), 'utf8')).toMatch(/^[\w-]+\n$/);
  });
});

describe('What an instance says about itself', () => {
  it('is there while it runs, for its owner alone', () => {
    const data = join(dir, 'data');
    const running = { pid: 7, port: 3000, children: { api: 8 }, env: { REDIS_URL: 'redis://:pw@x' } };
    expect(readRunning(data)).toBeUndefined();
    writeRunning(data, running);
    expect(readRunning(data)).toEqual(running);
    expect(mode('running.json')).toBe(0o600);
    forgetRunning(data);
    expect(readRunning(data)).toBeUndefined();
  });
});
