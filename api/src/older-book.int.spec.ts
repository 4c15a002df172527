import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { olderBook } from '../../domain/testing/older-book.js';
import { eventually } from '../../platform/testing/eventually.js';
import { toldByVerify } from '../../projections/testing/tool.js';
import { startSystem, type OwnSystem } from '../testing/system.js';
import { expectStatus, signedInOwner, type Owner } from '../testing/verbs.js';

let system: OwnSystem;
let owner: Owner;
let book: ReturnType<typeof olderBook>;

beforeAll(async () => {
  system = await startSystem({ config: { publicUrl: 'http://localhost:4391' } });
  system.clock.set('2026-11-24T08:00:00.000Z');
  owner = await signedInOwner(system);
  book = olderBook(owner.restaurantId);
  for (const stream of new Set(book.events.map((event) => event.stream))) {
    const events = book.events.filter((event) => event.stream === stream);
    await system.log.append(
      stream,
      -1,
      events.map((event) => ({ ...event, id: randomUUID() })),
    );
  }
  await eventually(async () => expect((await owner.api.get('/orders/past')).body).toHaveLength(8), 10_000);
}, 60_000);
afterAll(() => system.stop());

/** A bill of nothing is paid now, as the older program did not know. */
const withFreeBillsPaid = (body: unknown): object =>
  JSON.parse(JSON.stringify(body), (key, value: { total?: number } | null) =>
    key === 'receiptDetails' && value?.total === 0 ? { ...value, isPaid: true } : value,
  ) as object;

/** What the older program answered; today's may say more. */
it.each(olderBook().answers.map(({ path }, n) => [path.replace(/gHV\w+/, 'code'), n] as const))(
  'is answered as before: %s',
  async (_, n) => {
    const { path, status, body } = book.answers[n]!;
    const answer = await owner.api.get(path).then(expectStatus(status));
    if (status === 200) expect(answer.body).toMatchObject(withFreeBillsPaid(body));
  },
);

it('is verified, as books of today are', async () => {
  expect(await toldByVerify(system.config)).toMatch(/, 14 bills, .*\nAll is well\.\n$/);
});
