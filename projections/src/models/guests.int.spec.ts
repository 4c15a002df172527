import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimView } from '@sae/domain/guests';
import type { ReviewsEvent } from '@sae/domain/reviews';
import { at, RESTAURANT } from '../../testing/facts.js';
import { verdict } from '../../testing/verified.js';
import { evening, World } from '../../testing/world.js';
import { modelsIn } from '../models/all.js';
import { rebuild } from '../runner/index.js';
import { GuestsReader } from './guests.js';

const OTHER = 987654321;
let world: World;
let guests: GuestsReader;

const given = (reviewId: number, sitting?: number): ReviewsEvent => ({
  type: 'ReviewGiven',
  data: { reviewId, tableNo: 1, stars: 5, comment: null, ...(sitting === undefined ? {} : { sitting }) },
});

beforeAll(async () => {
  world = await World.begin();
  guests = new GuestsReader(world.redis);
  const progress = await world.listen(() => undefined);
  world.run();
  for (const wish of evening(150)) await world.live(wish);
  // A claim that nobody has answered yet.
  await world.live({ does: 'place', n: 1 });
  await world.live({ does: 'claim', n: 1 });
  const last = await world.append(`reviews-${RESTAURANT}`, -1, [given(1), given(2, 3)]);
  expect(await progress.reached(last, 10_000)).toBe(true);
});
afterAll(() => world.end());

describe('What guests and staff ask', () => {
  it('is answered as the log tells it', async () => {
    const living = world.livingOf();
    for (const tableNo of [1, 2]) expect(await guests.sitting(RESTAURANT, tableNo)).toEqual(living.sittingAt(tableNo));
    const claims = (await guests.claims(RESTAURANT)).map(claimView);
    expect(claims.map(({ id }) => id)).toEqual(living.book.claims.map(({ claimId }) => claimId));
    expect(claims.length).toBeGreaterThan(0);
    expect(await guests.reviewed(RESTAURANT, 1)).toEqual({ sitting: 3, at: at(1) });
  });
  it('of another restaurant is another’s', async () => {
    expect(await guests.sitting(OTHER, 1)).toBeNull();
    expect(await guests.claims(OTHER)).toEqual([]);
    expect(await guests.reviewed(OTHER, 1)).toBeNull();
  });
});

it('A rebuild makes the same of it, byte for byte, and the rules would decide it all again', async () => {
  const lived = await world.dump();
  const names = ['sitting:1', 'sitting:2', 'claims', 'reviewed:1'].map((name) => `${RESTAURANT}:${name}`);
  expect(Object.keys(lived)).toEqual(expect.arrayContaining(names));
  await rebuild({
    log: world.log,
    redis: world.redis,
    ...modelsIn('Asia/Kolkata'),
    report: (what, error) => expect([what, error]).toEqual([]),
    signal: new AbortController().signal,
  });
  expect(await world.dump()).toEqual(lived);
  expect((await verdict(world)).difference).toBeNull();
});
