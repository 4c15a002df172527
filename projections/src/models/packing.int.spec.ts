import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@sae/domain/audit';
import type { OrderBookEvent, OrderView } from '@sae/domain/ordering';
import { accepted, biryani, billOver, bookOpened, dosa, placed } from '../../../domain/testing/orders.js';
import { at, inBook, RESTAURANT, ZONE } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { World } from '../../testing/world.js';
import type { Progress } from '../progress/index.js';
import { CURRENT, parsedRow, type Rows } from '../reading/index.js';
import { rebuild, ShadowBuild } from '../runner/index.js';
import { Comparison } from '../verifying/comparison.js';
import { modelsIn } from './all.js';
import { AuditReader, entriesKey, entryKey, type AuditEntries } from './audit.js';
import { BilledOrders } from './billed.js';
import { OrderReader } from './ordering.js';
import { orderKey, pastKey } from './shown-orders.js';

const ORDERS = 460;
const STREAM = `orderBook-${RESTAURANT}-2026`;

const billNo = (n: number) => `2026-27/${String(n).padStart(6, '0')}`;
const tableOf = (orderId: number) => orderId % 5;
const order = (orderId: number) => ({
  ...{ orderId, tableNo: tableOf(orderId), placedAt: at(orderId), total: 19_800 },
  items: [orderId % 2 ? dosa : { ...dosa, specialInstructions: orderId % 9 ? 'crisp' : 'x'.repeat(9_000) }],
});
const billOf = (orderId: number, no: string, replaces: string | null = null): OrderBookEvent => ({
  type: 'BillIssued',
  data: { ...billOver([order(orderId)], no, replaces), tableNo: tableOf(orderId) },
});

/** Each order but the 7th is billed at once; what is done to old ones comes last. */
const LIFE: readonly OrderBookEvent[] = [
  bookOpened,
  ...Array.from({ length: ORDERS }, (_, n) => n + 1).flatMap((id) => [
    { ...placed(id, tableOf(id), order(id).items) },
    accepted(id),
    ...(id === 7 ? [] : [billOf(id, billNo(id))]),
  ]),
];
const old = (orderId: number) => ({ billNo: billNo(orderId), tableNo: tableOf(orderId), orderIds: [orderId] });
const AFTERWARDS: readonly OrderBookEvent[] = [
  billOf(7, billNo(7)),
  { type: 'BillPaid', data: { ...old(10), total: 21_000, claimIds: [] } },
  { type: 'BillCancelled', data: { ...old(11), reason: 'wrong', paid: 0 } },
  { type: 'OrderDeleted', data: { orderId: 11, reason: 'wrong', paid: 0 } },
  { type: 'BillCancelled', data: { ...old(12), reason: 'again', paid: 0 } },
  { type: 'OrderReopened', data: { order: { ...order(12), status: 'recurring' }, reason: 'again', paid: 0 } },
  {
    type: 'LinesAdded',
    data: { order: { ...order(12), items: [dosa, biryani], status: 'recurring' }, added: [biryani] },
  },
] as readonly OrderBookEvent[];

describe('Past orders that are packed', () => {
  const events = [...LIFE, ...AFTERWARDS];
  const models = new Models(...modelsIn(ZONE).projections).tell(inBook(STREAM, events));
  let world: World;
  let progress: Progress;
  let orders: OrderReader;
  beforeAll(async () => {
    world = await World.begin();
    orders = new OrderReader(world.redis);
    progress = await world.listen(() => undefined);
    world.run();
    for (let from = 0; from < events.length; from += 200)
      await world.append(STREAM, from - 1, events.slice(from, from + 200));
    const last = await world.append(`reviews-${RESTAURANT}`, -1, [
      { type: 'ReviewGiven', data: { reviewId: 1, tableNo: 4, stars: 5, comment: null } },
    ]);
    expect(await progress.reached(last, 20_000)).toBe(true);
  });
  afterAll(() => world.end());

  const key = async (name: string) => `${await world.redis.get(CURRENT)}:${name}`;
  const options = () => ({
    ...{ log: world.log, redis: world.redis, ...modelsIn(ZONE), signal: new AbortController().signal },
    report: (what: string, error: unknown) => expect([what, error]).toEqual([]),
  });
  const difference = async () => {
    const shadow = await ShadowBuild.begin(options());
    try {
      await shadow.meet();
      for await (const { told } of new Comparison(world.redis, shadow).differences()) return told;
      return null;
    } finally {
      await shadow.drop();
    }
  };
  const read = <Row>(rows: Rows) => rows.map((row) => parsedRow<Row>(row));

  it('stand together, and by themselves what was touched since or is heavy', async () => {
    const standing = async (ids: readonly number[]) =>
      world.redis.exists(await Promise.all(ids.map((id) => key(orderKey(RESTAURANT, id)))));
    expect(await standing([1, 5, 63, 64, 127, 191])).toBe(0);
    expect(await standing([7, 10, 11, 12, 18, 192, 460])).toBe(7);
    for (const name of ['order', 'audited:order', 'bill:2026', 'earning:2026', 'audited:bill:2026', 'audit:2026'])
      expect(await world.redis.exists(await key(`${RESTAURANT}:${name}:1`))).toBe(1);
  });

  it('are each found as they were written, and what was deleted is not', async () => {
    for (let id = 1; id <= ORDERS; id += 1)
      expect(await orders.one(RESTAURANT, id)).toEqual(models.document(orderKey(RESTAURANT, id)) ?? null);
    expect(await orders.one(RESTAURANT, 11)).toBeNull();
    expect(await orders.one(RESTAURANT, ORDERS + 1)).toBeNull();
    expect((await orders.bill(RESTAURANT, 20))?.billNo).toBe(billNo(20));
    expect(await orders.bill(RESTAURANT, 12)).toBeNull();
    expect(await orders.payment(RESTAURANT, 10)).toMatchObject({ isPaid: true });
  });

  it('are listed and exported as before', async () => {
    const past = models.ranked(pastKey(RESTAURANT)).map((id) => models.document(orderKey(RESTAURANT, id)) as OrderView);
    for (const offset of [0, 20, 300, 440, 500]) {
      const { rows, total } = await orders.past(RESTAURANT, { offset, limit: 20 });
      expect([total, read(rows)]).toEqual([past.length, past.slice(offset, offset + 20)]);
    }
    const exported: OrderView[] = [];
    const ever = { from: at(0), to: at(9_999) };
    for await (const parcel of new BilledOrders(world.redis).all(RESTAURANT, [ever], 50))
      exported.push(...parcel.orders);
    expect(exported).toEqual(past.toReversed());
  });

  it('have entries in the audit list by every filter, at every place and of every span', async () => {
    const audit = new AuditReader(world.redis);
    const listed = (narrowed: object) =>
      models
        .ranked(entriesKey(RESTAURANT, narrowed))
        .map((id) => models.document(entryKey(RESTAURANT, id)) as AuditEntry);
    const look = async (wanted: Partial<AuditEntries>, expected: readonly AuditEntry[]) => {
      const { from = at(0), to = at(9_999) } = wanted;
      const all = expected.filter((entry) => from <= entry.at && entry.at < to);
      for (const [offset, limit] of [
        [0, 25],
        [60, 25],
        [100, 130],
        [all.length - 3, 10],
        [all.length, 5],
        [0, 2_000],
      ] as const) {
        if (offset < 0) continue;
        const { rows, total } = await audit.entries(RESTAURANT, { offset, limit, ...wanted });
        expect([wanted, offset, total, read(rows)]).toEqual([
          wanted,
          offset,
          all.length,
          all.slice(offset, offset + limit),
        ]);
      }
    };
    const spans = [{}, { from: at(3) }, { to: at(200) }, { from: at(63), to: at(65) }, { from: at(64), to: at(192) }];
    for (const span of [...spans, { from: at(130), to: at(1_300) }, { from: at(1_380) }, { from: at(9_000) }])
      for (const narrowed of [
        {},
        { tableNo: 3 },
        { kind: 'bill-issued' as const },
        { tableNo: 2, kind: 'bill-issued' as const },
      ])
        await look({ ...span, ...narrowed }, listed(narrowed));
    const about = listed({}).filter((entry) => entry.orderIds.includes(12));
    await look({ orderId: 12 }, about);
    await look(
      { orderId: 12, kind: 'bill-cancelled' },
      about.filter(({ kind }) => kind === 'bill-cancelled'),
    );
    await look(
      { billNo: billNo(12) },
      about.filter((entry) => entry.billNo === billNo(12)),
    );
  });

  it('are packed alike when the read models are built anew, in batches of whatever size', async () => {
    const before = await world.dump();
    for (const most of [1, 37, 4_000]) {
      await rebuild({ ...options(), most });
      expect(await world.dump()).toEqual(before);
    }
    expect(await difference()).toBeNull();
  });

  it('are compared by what is in a pack', async () => {
    const name = await key(`${RESTAURANT}:order:1`);
    await world.redis.set(name, 'xyz');
    expect(await difference()).toMatch(`The read model ${RESTAURANT}:order:1 differs`);
  });
});
