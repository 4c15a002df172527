import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReviewView } from '@sae/domain/reviews';
import { eventually } from '../../../platform/testing/eventually.js';
import { giveReviews } from '../../testing/give-reviews.js';
import { sharedSystem, type System } from '../../testing/system.js';
import { Client, expectStatus, signedInOwner, type Owner } from '../../testing/verbs.js';

let system: System;
let mine: Owner;
let theirs: Owner;

const HOSTILE = '<img src=x onerror=alert(1)> "stars":5, =HYPERLINK("x")';
const opinions = Array.from({ length: 25 }, (_, n) => ({
  tableNo: 1 + (n % 4),
  stars: n % 6,
  comment: n % 2 ? HOSTILE : null,
  at: new Date(Date.parse('2026-11-20T06:30:00.000Z') + n * 60_000).toISOString(),
}));

beforeAll(async () => {
  system = await sharedSystem();
  [mine, theirs] = await Promise.all([signedInOwner(system), signedInOwner(system)]);
  await giveReviews(system.log, mine.restaurantId, opinions);
  await giveReviews(system.log, theirs.restaurantId, [{ tableNo: 9, stars: 1, comment: 'Theirs' }]);
  await eventually(async () => expect((await reviews(theirs)).ids).toEqual([1]), 20_000);
});
afterAll(() => system.stop());

const reviews = async ({ api }: Owner, query = '') => {
  const { body, headers } = await api.get(encodeURI(`/reviews${query}`)).then(expectStatus(200));
  return {
    ids: (body as ReviewView[]).map(({ id }) => id),
    body: body as ReviewView[],
    range: headers['content-range'] as string,
  };
};
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

describe('Reviews', () => {
  it('come newest first, as they were given', async () => {
    const { ids, body, range } = await reviews(mine);
    expect(ids).toEqual(down(25, 1));
    expect(range).toBe('reviews 0-24/25');
    expect(body[1]).toEqual({
      id: 24,
      tableNo: 4,
      createdAt: opinions[23]?.at,
      stars: 5,
      comment: HOSTILE,
      orderId: null,
    });
    expect(body[0]?.comment).toBeNull();
  });
  it('come page by page, as simple REST asks', async () => {
    const asked = (range: string) => reviews(mine, `?filter={}&range=${range}&sort=["createdAt","DESC"]`);
    expect(await asked('[0,19]')).toMatchObject({ ids: down(25, 6), range: 'reviews 0-19/25' });
    expect(await asked('[20,39]')).toMatchObject({ ids: down(5, 1), range: 'reviews 20-24/25' });
    expect(await asked('[40,59]')).toMatchObject({ ids: [], range: 'reviews */25' });
  });
  it('come one by one, and as many as are named', async () => {
    const [, review] = (await reviews(mine)).body;
    expect((await mine.api.get('/reviews/24').then(expectStatus(200))).body).toEqual(review);
    expect((await mine.api.get('/reviews/26')).body).toMatchObject({ statusCode: 404, message: 'Review not found' });
    expect(await reviews(mine, '?filter={"id":[3,24,99]}')).toMatchObject({ ids: [3, 24], range: 'reviews 0-1/2' });
    expect((await theirs.api.get('/reviews/24')).status).toBe(404);
  });
  it('come with so many stars, and of some days, alone', async () => {
    expect(await reviews(mine, '?filter={"stars":5}')).toMatchObject({ ids: [24, 18, 12, 6], range: 'reviews 0-3/4' });
    const none = '?filter={"stars":4,"from":"2026-11-21"}';
    expect(await reviews(mine, none)).toMatchObject({ ids: [], range: 'reviews */0' });
    expect((await reviews(mine, '?filter={"from":"2026-11-20","to":"2026-11-20"}')).ids).toHaveLength(25);
  });
  it('are told in all, by stars and by week', async () => {
    const summary = async (query = '') =>
      (await mine.api.get(`/reviews/summary${query}`).then(expectStatus(200))).body as object;
    expect(await summary()).toEqual({
      ...{ from: null, to: null, count: 25, average: 2.4, byStars: [5, 4, 4, 4, 4, 4] },
      byWeek: [{ week: '2026-11-16', count: 25, average: 2.4 }],
    });
    expect(await summary('?to=2026-11-19')).toMatchObject({ count: 0, average: null, byWeek: [] });
  });
  it.each([
    ['?filter={"id":["3"]}', 'The filter of a list is not understood'],
    ['?filter={"id":[0]}', 'The filter of a list is not understood'],
    ['?filter={"table":5}', 'Unknown filter: table'],
    ['?filter={"stars":6}', 'Stars must be a whole number from 0 to 5'],
    ['?filter={"stars":"5"}', 'Stars must be a whole number from 0 to 5'],
    ['?filter={"from":"yesterday"}', 'From and to must be days such as 2026-01-31'],
    ['?range=[0,5000]', 'The range of a list is not understood'],
    ['?sort=x', 'The sort of a list is not understood'],
  ])('asked for %s are refused', async (query, message) => {
    const answer = await mine.api.get(encodeURI(`/reviews${query}`));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });
  it('of another restaurant are another’s', async () => {
    expect((await reviews(theirs)).body).toMatchObject([{ id: 1, tableNo: 9, comment: 'Theirs' }]);
    expect((await theirs.api.get(`/reviews?restaurantId=${mine.restaurantId}`)).status).toBe(403);
    expect((await new Client(system.url).get('/reviews')).status).toBe(401);
  });
  it('are not given through the back office', async () => {
    expect((await mine.api.post('/reviews', { tableNo: 1, stars: 5 })).status).toBe(404);
  });
});
