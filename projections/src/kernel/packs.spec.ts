import { describe, expect, it } from '@jest/globals';
import { documentsInPacks, keyInPack, packed, packKey, packOf, unpackedText } from './packs.js';

const keyOf = (n: number) => keyInPack('7:order', n);
const documents = [3, 30, 31].map((n) => [keyOf(n), JSON.stringify({ id: n, note: '3 {"id":3}\n' })] as const);
const pack = packed(documents);
const foundIn = (keys: readonly string[], fetched: Buffer | string | null = pack) =>
  documentsInPacks(keys, (packs) => {
    expect(packs).toEqual([packKey('7:order', 0)]);
    return Promise.resolve([fetched]);
  });

describe('A pack', () => {
  it('has each of its documents as it was written, and no other', async () => {
    expect(await foundIn([3, 30, 31, 4, 1].map(keyOf))).toEqual(new Map(documents));
    expect(await foundIn([keyOf(31)], pack.toString('latin1'))).toEqual(new Map(documents.slice(2)));
  });

  it('may not be there yet', async () => expect(await foundIn([keyOf(3)], null)).toEqual(new Map()));

  it('is not asked for where a key has none', async () => {
    const none = await documentsInPacks(['7:live', '7:menu:4'], () => Promise.reject(new Error('asked')));
    expect(none.size).toBe(0);
  });

  it('is named by the keys of its documents', () => {
    expect([0, 63].map(keyOf).map(packOf)).toEqual(['7:order:0', '7:order:0']);
    expect(packOf(keyOf(64))).toBe('7:order:1');
    expect(keyInPack('7:bill:2026', 70, '2026-27/000070')).toBe('7:bill:2026:1#2026-27/000070');
    expect(packOf('7:live')).toBeNull();
  });

  it('is text once it is opened', async () =>
    expect((await unpackedText(pack)).split('\n').map((line) => line.split(' ')[0])).toEqual(['3', '30', '31']));
});
