import { describe, expect, it } from '@jest/globals';
import { TENDER_KINDS, unsaidOf, type Paid, type TenderKind } from '@sae/domain/billing';
import { valuesOf, type Paise } from '@sae/domain/kernel';
import { daySheet, type DayClosed, type DayPerson, type DaySheet, type OrderBookEvent } from '@sae/domain/ordering';
import fc from 'fast-check';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { byPeople, Living } from '../../testing/history.js';
import { wishes } from '../../testing/wishes.js';
import { Models } from '../../testing/models.js';
import { CHANGES, evening } from '../../testing/world.js';
import { days } from './days.js';

type Kind = TenderKind | 'unsaid';
const KINDS: readonly Kind[] = [...TENDER_KINDS, 'unsaid'];
const total = (amounts: readonly Paise[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is known of bills and orders by their own facts, in the order in which they were told. */
class Ledger {
  readonly totals = new Map<string, Paise>();
  readonly paid = new Map<string, Paise>();
  readonly standing = new Set<string>();
  readonly orders = new Map<number, Paise>();
  readonly money: { kind: Kind; amount: Paise }[] = [];
  readonly tips: { kind: Kind; amount: Paise }[] = [];
  readonly reasons: (string | null)[] = [];
  readonly issued: string[] = [];
  readonly cancelled: string[] = [];
  /** Of whatever day. */
  readonly owed = new Map<number, { amount: Paise; billNo: string | null }>();
  readonly given: Paise[] = [];
  moved = 0;

  private back(parts: Paid | undefined, most = Number.POSITIVE_INFINITY): void {
    const amounts: [Kind, Paise][] = [
      ...TENDER_KINDS.map((kind): [Kind, Paise] => [kind, parts?.paidBy?.[kind] ?? 0]),
      ['unsaid', unsaidOf(parts ?? {})],
    ];
    // What stays first: card, UPI, other, what nobody said, cash.
    let stays = most === Number.POSITIVE_INFINITY ? 0 : most;
    for (const kind of ['card', 'upi', 'other', 'unsaid', 'cash'] as const) {
      const amount = amounts.find(([one]) => one === kind)![1];
      const kept = Math.min(stays, amount);
      stays -= kept;
      this.money.push({ kind, amount: kept - amount });
    }
  }

  tell({ type, data }: OrderBookEvent): void {
    if (type === 'OrderPlaced') this.orders.set(data.orderId, data.total);
    if ('order' in data && typeof data.order === 'object') this.orders.set(data.order.orderId, data.order.total);
    if (type === 'OrderSplit') this.orders.set(data.split.orderId, data.split.total);
    if (type === 'BillIssued') {
      this.issued.push(data.billNo);
      this.standing.add(data.billNo);
      this.totals.set(data.billNo, data.amounts.total);
      this.paid.set(data.billNo, Math.min(data.paid, data.amounts.total));
      if (data.backId === undefined) this.back(data, data.amounts.total);
      else this.owed.set(data.backId, { amount: data.paid - data.amounts.total, billNo: data.billNo });
      if (data.discountReason !== undefined) this.reasons.push(data.discountReason);
      for (const { orderId } of data.orders) this.orders.delete(orderId);
    }
    if (type === 'BillCancelled') {
      this.cancelled.push(data.billNo);
      this.standing.delete(data.billNo);
      this.forgive(data.billNo);
      this.reasons.push(data.reason);
    }
    if (type === 'OrderDeleted') {
      if (data.backId === undefined) this.back(data);
      else this.owed.set(data.backId, { amount: data.paid ?? 0, billNo: null });
      if (this.orders.delete(data.orderId)) this.reasons.push(data.reason);
    }
    if (type === 'LineCancelled') this.reasons.push(data.reason);
    if (type === 'CashMoved') this.moved += data.amount;
    if (type === 'TenderTaken' || type === 'TenderUndone') {
      const sign = type === 'TenderTaken' ? 1 : -1;
      this.money.push({ kind: data.kind, amount: sign * data.amount });
      this.tips.push({ kind: data.kind, amount: sign * data.tip });
      this.paid.set(data.billNo, data.paid);
    }
    if (type === 'BillPaid') {
      this.money.push({ kind: 'unsaid', amount: data.total - this.paid.get(data.billNo)! });
      this.paid.set(data.billNo, data.total);
    }
    if (type === 'PaymentUndone') {
      this.back({ paid: data.amount, ...(data.paidBy ? { paidBy: data.paidBy } : {}) });
      this.paid.set(data.billNo, 0);
      this.forgive(data.billNo);
    }
    if (type === 'MoneyGivenBack') {
      expect(data.amount).toBe(this.owed.get(data.backId)?.amount);
      this.owed.delete(data.backId);
      this.given.push(data.amount);
      this.money.push({ kind: data.kind, amount: -data.amount });
    }
  }

  /** Nothing is owed beside a bill that does not stand, or was never paid. */
  private forgive(billNo: string): void {
    for (const [id, owed] of this.owed) if (owed.billNo === billNo) this.owed.delete(id);
  }

  /** From the fact after the opening on. */
  begin(): void {
    for (const list of [this.money, this.tips, this.reasons, this.issued, this.cancelled, this.given]) list.length = 0;
    this.moved = 0;
  }
}

const of = (list: readonly { kind: Kind; amount: Paise }[], kind: Kind) =>
  total(list.filter((one) => one.kind === kind).map(({ amount }) => amount));

const expectSheet = (sheet: DaySheet, ledger: Ledger, openingCash: Paise) => {
  const { takings, expected, bills, cancelled, unpaid, exceptions, open } = sheet;
  expect(sheet.openingCash).toBe(openingCash);
  for (const kind of KINDS) expect([kind, takings.by[kind] ?? 0]).toEqual([kind, of(ledger.money, kind)]);
  expect(expected.cash).toBe(openingCash + of(ledger.money, 'cash') + ledger.moved);
  for (const kind of ['upi', 'card', 'other'] as const)
    expect([kind, expected[kind]]).toEqual([kind, of(ledger.money, kind) + of(ledger.tips, kind)]);
  const sums = (nos: readonly string[]) => ({
    count: nos.length,
    total: total(nos.map((no) => ledger.totals.get(no)!)),
  });
  expect(bills).toEqual({ from: ledger.issued[0] ?? null, to: ledger.issued.at(-1) ?? null, ...sums(ledger.issued) });
  expect(cancelled).toEqual(sums(ledger.cancelled));
  const left = ledger.issued
    .filter((no) => ledger.standing.has(no))
    .map((billNo) => ({ billNo, left: ledger.totals.get(billNo)! - ledger.paid.get(billNo)! }))
    .filter((bill) => bill.left > 0);
  expect(unpaid).toEqual({ count: left.length, total: total(left.map((bill) => bill.left)), listed: left });
  expect(exceptions.listed.map(({ reason }) => reason)).toEqual(ledger.reasons);
  expect(exceptions.total).toBe(total(exceptions.listed.map(({ amount }) => amount)));
  const owed = [...ledger.owed.values()].map(({ amount }) => amount);
  for (const [listed, known] of [
    [sheet.toGiveBack, owed],
    [sheet.givenBack, ledger.given],
  ] as const) {
    expect({ count: listed?.count ?? 0, total: listed?.total ?? 0 }).toEqual({
      ...{ count: known.length, total: total(known) },
    });
    expect(listed?.listed.map(({ amount }) => amount) ?? []).toEqual(known);
  }
  expect({ count: open.count, total: open.total }).toEqual({
    count: ledger.orders.size,
    total: total([...ledger.orders.values()]),
  });
};

/** What people did comes to the day itself, whoever did what. */
const expectPeople = ({ people, bills, exceptions, takings }: DaySheet): void => {
  if (!people) return;
  const sum = (of: (person: DayPerson) => number) => total(people.map(of));
  const discounts = exceptions.listed.filter(({ kind }) => kind === 'discount');
  expect([sum((one) => one.bills.count), sum((one) => one.bills.total)]).toEqual([bills.count, bills.total]);
  expect(sum((one) => one.cancelled.count)).toBe(exceptions.count - discounts.length);
  expect(sum((one) => one.cancelled.total)).toBe(exceptions.total - total(discounts.map(({ amount }) => amount)));
  expect(sum((one) => one.cash)).toBe(takings.by.cash ?? 0);
  expect(sum((one) => one.tips)).toBe(total(Object.values(takings.tips)));
};

/** Lives a history and holds the running sheet, and each that is closed, against the facts between the closings. */
const live = (history: Parameters<Living['live']>[0][]) => {
  const [living, ledger] = [new Living(byPeople), new Ledger()];
  const closed: DayClosed['data'][] = [];
  let openingCash: Paise | null = null;
  for (const wish of history) {
    for (const event of living.live(wish)) {
      if (event.type === 'DayClosed') {
        expectSheet(event.data, ledger, openingCash!);
        expectPeople(event.data);
        closed.push(event.data);
        for (const kind of TENDER_KINDS)
          expect(event.data.difference[kind]).toBe(event.data.counted[kind] - event.data.expected[kind]);
      }
      ledger.tell(event);
      if (event.type === 'DayOpened') openingCash = event.data.openingCash;
      if (event.type === 'DayClosed') openingCash = event.data.left;
      if (event.type === 'DayOpened' || event.type === 'DayClosed') ledger.begin();
    }
    const sheet = daySheet(living.book);
    if (openingCash === null) expect(sheet).toBeNull();
    else {
      expectSheet(sheet!, ledger, openingCash);
      expectPeople(sheet!);
    }
  }
  return { living, closed };
};

describe('Whatever happens on a till’s days', () => {
  it('on busy evenings, with bills paid, cancelled and undone, each sheet is what its facts add up to', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (seed) => {
        const busy = evening(150, seed, [...CHANGES, 'undo', 'giveBack', 'moveCash', 'closeDay']);
        live([{ does: 'openDay', n: 1 }, ...busy]);
      }),
      { numRuns: 40 },
    ));

  it('each sheet is what the facts between the closings add up to', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const { closed } = live([{ does: 'openDay', n: 1 }, ...history]);
        expect(closed.map(({ dayNo }) => dayNo)).toEqual(closed.map((_, n) => n + 1));
      }),
      { numRuns: 150 },
    ));

  it('nothing is counted before the first day is opened', () =>
    fc.assert(
      fc.property(wishes, (history) => void live(history)),
      { numRuns: 50 },
    ));

  it('the sheet of a closed day is answered as it was told, and changes no more', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const { living, closed } = live([{ does: 'openDay', n: 1 }, ...history, { does: 'closeDay', n: 3 }]);
        const facts = inBook(`orderBook-${RESTAURANT}-2026`, living.events);
        const models = new Models(days);
        const seen = new Map<string, string>();
        for (const fact of facts) {
          models.tell([fact]);
          for (const { dayNo } of closed) {
            const key = `${RESTAURANT}:day:${dayNo}`;
            const text = JSON.stringify(models.document(key) ?? null);
            if (seen.has(key)) expect(text).toBe(seen.get(key));
            if (text !== 'null') seen.set(key, text);
          }
        }
        expect(seen.size).toBe(closed.length);
        expect(models.ranked(`${RESTAURANT}:days`)).toHaveLength(closed.length);
      }),
      { numRuns: 50 },
    ));

  it('a day can be closed whatever is open', () => {
    const { living } = live([
      { does: 'openDay', n: 1 },
      { does: 'place', n: 1 },
      { does: 'closeDay', n: 2 },
    ]);
    expect(living.events.at(-1)?.type).toBe('DayClosed');
    expect(valuesOf(living.book.open)).toHaveLength(1);
  });
});
