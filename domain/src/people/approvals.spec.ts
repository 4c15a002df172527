import { describe, expect, it } from '@jest/globals';
import { billed, reopen } from '../../testing/billed.js';
import { sentences } from '../../testing/given.js';
import { accepted, bookOpened, dosa, placed, seller, terms } from '../../testing/orders.js';
import { orderBook, type OrderBookCommand, type OrderBookEvent } from '../ordering/index.js';
import { ALL_APPROVALS, approvalWanted, APPROVAL_KINDS, type ApprovalKind } from './index.js';

const { fold, at } = sentences(orderBook);
const ON = { reason: 'Wrong', day: '2026-11-21' } as const;

const wantedFor = (
  events: readonly OrderBookEvent[],
  command: OrderBookCommand,
  limits = ALL_APPROVALS,
): ApprovalKind | null => {
  const book = fold(events);
  const facts = orderBook.decide(command, book, { at: at(events.length), actor: 'person:2' });
  expect(facts.length).toBeGreaterThan(0);
  return approvalWanted(facts, book, limits);
};

const complete = (discountPercent: number): OrderBookCommand => ({
  ...{ type: 'CompleteTable', tableNo: 4, terms: { ...terms, discountPercent }, message: '', seller },
  ...{ discountLimit: 20, discountReason: 'A regular guest' },
});
const running = [bookOpened, placed(1), accepted(1)];
const remove = (): OrderBookCommand => ({ type: 'DeleteOrder', orderId: 1, whole: null, ...ON });
const opened: OrderBookEvent = { type: 'DayOpened', data: { dayNo: 1, openingCash: 10_000 } };
const close = (cash: number, upi = 0): OrderBookCommand => ({
  ...{ type: 'CloseDay', counted: { cash, upi, card: 0, other: 0 }, left: 0, seen: null },
});

describe('A manager’s approval is wanted', () => {
  it('for a discount above the owner’s limit, and for none up to it', () => {
    expect(wantedFor(running, complete(20))).toBeNull();
    expect(wantedFor(running, complete(20.01))).toBe('discount');
  });
  it('for what the kitchen was told of, and for nothing before', () => {
    expect(wantedFor([bookOpened, placed(1)], remove())).toBeNull();
    expect(wantedFor(running, remove())).toBe('cancel');
  });
  it('for a line the kitchen was told of, and for none before', () => {
    const chai = { ...dosa, itemId: 7, name: 'Chai' };
    const cancel: OrderBookCommand = { type: 'CancelLine', orderId: 1, line: chai, quantity: 2, ...ON };
    expect(wantedFor([bookOpened, placed(1, 4, [dosa, chai])], cancel)).toBeNull();
    expect(wantedFor([bookOpened, placed(1, 4, [dosa, chai]), accepted(1)], cancel)).toBe('cancel');
  });
  it.each(['PaymentUndone', 'TenderUndone'])('for a payment that is undone: %s', (type) =>
    expect(approvalWanted([{ type, data: {} }], fold(billed), ALL_APPROVALS)).toBe('payment'),
  );
  it('for a bill that is brought back; for the rest that is billed again not twice', () =>
    expect(wantedFor(billed, reopen)).toBe('bill'));
  it('for cash that goes out, and not for cash that comes in', () => {
    const move = (amount: number): OrderBookCommand => ({ type: 'MoveCash', amount, reason: 'Milk' });
    expect(wantedFor([bookOpened, opened], move(5_000))).toBeNull();
    expect(wantedFor([bookOpened, opened], move(-5_000))).toBe('cash');
  });
  it('for a day that closes with more difference than the limit, too much in one kind and too little in another together', () => {
    const upTo = (dayDifference: number) => ({ ...ALL_APPROVALS, dayDifference });
    expect(wantedFor([bookOpened, opened], close(10_000))).toBeNull();
    expect(wantedFor([bookOpened, opened], close(9_900))).toBe('close');
    expect(wantedFor([bookOpened, opened], close(9_900), upTo(100))).toBeNull();
    expect(wantedFor([bookOpened, opened], close(9_900, 100), upTo(100))).toBe('close');
  });
  it.each(APPROVAL_KINDS)('not for %s where the owner switched that off', (kind) => {
    const without = { ...ALL_APPROVALS, wanted: APPROVAL_KINDS.filter((one) => one !== kind) };
    const asked: Readonly<Record<ApprovalKind, () => ApprovalKind | null>> = {
      discount: () => wantedFor(running, complete(50), without),
      cancel: () => wantedFor(running, remove(), without),
      bill: () => wantedFor(billed, reopen, without),
      payment: () => approvalWanted([{ type: 'TenderUndone', data: {} }], fold(billed), without),
      cash: () => wantedFor([bookOpened, opened], { type: 'MoveCash', amount: -1, reason: 'Milk' }, without),
      close: () => wantedFor([bookOpened, opened], close(0), without),
    };
    expect(asked[kind]()).toBeNull();
  });
});
