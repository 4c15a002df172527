import { describe, expect, it } from '@jest/globals';
import { KeyMemory } from './key-memory.js';

describe('the memory of Idempotency-Keys', () => {
  it('knows the events made under a key', () => {
    const keys = new KeyMemory();
    keys.note({ key: 'a', fingerprint: 'f', revision: 3 });
    keys.note({ key: 'a', fingerprint: 'f', revision: 4 });
    keys.note({ revision: 5 });
    keys.note({ key: 'b', fingerprint: 'g', revision: 6 });
    expect(keys.find('a')).toEqual({ fingerprint: 'f', from: 3, count: 2 });
    expect(keys.find('b')).toEqual({ fingerprint: 'g', from: 6, count: 1 });
  });

  it('keeps the newest thousand', () => {
    const keys = new KeyMemory();
    for (let revision = 0; revision <= 1_000; revision++) keys.note({ key: `k${revision}`, revision });
    expect(keys.find('k0')).toBeUndefined();
    expect(keys.find('k1')).toBeDefined();
    expect(keys.entries()).toHaveLength(1_000);
  });

  it('is the same after a snapshot', () => {
    const keys = new KeyMemory();
    keys.note({ key: 'a', fingerprint: 'f', revision: 0 });
    const again = new KeyMemory(JSON.parse(JSON.stringify(keys.entries())));
    expect(again.find('a')).toEqual(keys.find('a'));
  });
});
