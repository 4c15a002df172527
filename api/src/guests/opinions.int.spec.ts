import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ReviewView } from '@sae/domain/reviews';
import { billTable, scanned, sittingOf, type Phone } from '../../testing/guests.js';
import { House } from '../../testing/house.js';
import { expectStatus } from '../../testing/verbs.js';

const HOUR = 60 * 60_000;
const given = {
  ...{ statusCode: 409, code: 'review/given' },
  message: 'Your table has already shared its opinion. Thank you!',
};
const house = new House({ nodes: 2 });

const share = (phone: Phone, stars: unknown = 5, comment: unknown = 'Lovely', key?: string) =>
  phone.post('/reviews', { stars, comment }, key);
const reviewsAt = async (tableNo: number) => {
  const { body } = await house.owner.api.get('/reviews').then(expectStatus(200));
  return (body as ReviewView[]).filter((review) => review.tableNo === tableNo);
};

describe('A table’s opinion', () => {
  it('is among the reviews as it was answered, with the order it came from', async () => {
    const phone = await scanned(house.owner, 1);
    const { id: orderId } = await phone.order(house.menu);
    const { body } = await share(phone, 4, ' <script>alert(1)</script> ').then(expectStatus(201));
    expect(body).toEqual({
      ...{ id: expect.any(Number), tableNo: 1, createdAt: expect.any(String), stars: 4 },
      ...{ comment: '<script>alert(1)</script>', orderId },
    });
    expect(await reviewsAt(1)).toEqual([body]);
    expect((await sittingOf(phone)).hasReviewed).toBe(true);
  });

  it('is shared once in a sitting, however many of the table try at once, also after all is paid', async () => {
    const phone = await scanned(house.owner, 2);
    const { id } = await phone.order(house.menu);
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => share(phone, stars)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(given);
    await billTable(house.owner, 2, [id]);
    await house.pay(id).then(expectStatus(200));
    expect((await share(phone)).body).toMatchObject(given);
    expect(await sittingOf(phone)).toMatchObject({ isSettled: true, hasReviewed: true });
    expect(await reviewsAt(2)).toHaveLength(1);
  });

  it('is asked of the next who sit there', async () => {
    const phone = await scanned(house.owner, 3);
    const { id } = await phone.order(house.menu);
    await share(phone).then(expectStatus(201));
    await billTable(house.owner, 3, [id]);
    await phone.order(house.menu);
    expect((await sittingOf(phone)).hasReviewed).toBe(false);
    await share(phone, 2).then(expectStatus(201));
    expect((await reviewsAt(3)).map(({ stars }) => stars)).toEqual([2, 5]);
  });

  it('may be shared by who has not ordered, once in three hours', async () => {
    const phone = await scanned(house.owner, 4);
    await share(phone, 1, 'Nobody came').then(expectStatus(201));
    expect((await share(phone)).body).toMatchObject(given);
    expect((await sittingOf(phone)).hasReviewed).toBe(true);
    house.system.clock.advance(3 * HOUR);
    const later = await share(phone, 2, 'Still nobody');
    house.system.clock.set(new Date().toISOString());
    expect(later.status).toBe(201);
  });

  it('sent twice on a bad network is one', async () => {
    const phone = await scanned(house.owner, 5);
    await phone.order(house.menu);
    const key = randomUUID();
    const answers = await Promise.all([share(phone, 5, 'Lovely', key), share(phone, 5, 'Lovely', key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await reviewsAt(5)).toHaveLength(1);
    expect((await share(phone, 1, 'Awful', key)).status).toBe(422);
  });

  it.each([
    [{ stars: 6 }, 'Stars must be a whole number from 0 to 5'],
    [{ stars: '5' }, 'Stars must be a whole number from 0 to 5'],
    [{ stars: 5, comment: 'x'.repeat(1001) }, 'Comment must be at most 1000 characters'],
    [{ stars: 5, comment: { a: 1 } }, 'Comment must be text'],
    [{ stars: 5, tableNo: 9 }, 'Unknown field: tableNo'],
    [{ stars: 5, sitting: 0 }, 'Unknown field: sitting'],
  ])('%j is refused', async (body, message) => {
    const phone = await scanned(house.owner, house.newTable());
    const head = await house.system.log.head();
    expect((await phone.post('/reviews', body)).body).toMatchObject({ statusCode: 400, message });
    expect(await house.system.log.head()).toBe(head);
  });
});
