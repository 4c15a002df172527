import { addMs, type IsoTime } from '../src/kernel/index.js';
import { sittingAfter, sittingView, type Sitting } from '../src/guests/index.js';
import type { OrderBookEvent } from '../src/ordering/index.js';
import { billOver, dosa } from './orders.js';

const START = '2026-11-21T06:30:00.000Z';
export const SECOND = 1_000;
export type Dated = readonly [event: OrderBookEvent, atMs: number];
export const at = (ms: number): IsoTime => addMs(START, ms);

/** Each event a second after the one before, or when it says. */
export const told = (...events: (OrderBookEvent | Dated)[]): Sitting | null =>
  events
    .map((event, n): Dated => ('type' in event ? [event, n * SECOND] : event))
    .reduce<Sitting | null>(
      (sitting, [event, ms]) => sittingAfter(sitting, event, { at: at(ms), actor: 'system' }),
      null,
    );
export const seen = (sitting: Sitting | null, ms = 60 * SECOND) => sittingView(sitting, null, at(ms));

export const accepted = (orderId: number): OrderBookEvent => ({ type: 'OrderAccepted', data: { orderId } });
export const deleted = (orderId: number): OrderBookEvent => ({ type: 'OrderDeleted', data: { orderId, reason: null } });
export const order = (orderId: number) => ({ orderId, placedAt: START, items: [dosa], total: 19800 });
export const billed = (ids: readonly number[], n = 1, replaces: string | null = null): OrderBookEvent => ({
  type: 'BillIssued',
  data: billOver(ids.map(order), `2026-27/00000${n}`, replaces),
});
export const cancelled = (ids: readonly number[], n = 1): OrderBookEvent => ({
  type: 'BillCancelled',
  data: { billNo: `2026-27/00000${n}`, orderIds: ids, reason: null },
});
export const reopened = (orderId: number): OrderBookEvent => ({
  type: 'OrderReopened',
  data: { order: { ...order(orderId), tableNo: 4, status: 'recurring' }, reason: null },
});
export const paid = (n = 1, claimIds: number[] = []): OrderBookEvent => ({
  type: 'BillPaid',
  data: { billNo: `2026-27/00000${n}`, tableNo: 4, orderIds: [], total: 0, claimIds },
});
export const claimed = (claimId: number, sitting: number): OrderBookEvent => ({
  type: 'PaymentClaimed',
  data: { claimId, tableNo: 4, sitting, amount: 5_000, reference: 'SAE42' },
});
export const dismissed = (claimId: number): OrderBookEvent => ({
  type: 'PaymentClaimDismissed',
  data: { claimId, tableNo: 4, amount: 5_000 },
});
