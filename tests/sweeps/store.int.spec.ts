import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sweptSystem } from './store/swept-system.js';
import { BAD_MINUTE } from './store/troubles.js';

let swept: Awaited<ReturnType<typeof sweptSystem>>;

beforeAll(async () => {
  swept = await sweptSystem();
}, 240_000);
afterAll(() => swept.stop(), 60_000);

describe('Every call of the description', () => {
  it('is known to the sweeps, and done', async () => {
    expect(await swept.sweep.inPeace()).toEqual([]);
  }, 120_000);

  // Each trouble alone, and for up to 40 seconds: npm run soak -- --only store
  it(`is answered truly or with 503 while the event store ${BAD_MINUTE.name}; and done once`, async () => {
    expect(await swept.sweep.during(BAD_MINUTE)).toEqual([]);
  }, 240_000);

  it('has left books and read models that say the same', async () => {
    expect(await swept.sweep.difference()).toBeNull();
  }, 120_000);
});
