import type { IssuedBill } from '../billing/issued-bill.js';
import type { DomainEvent, IsoTime, Paise } from '../kernel/index.js';
import type { OrderItem } from './order-item.js';

/** An order that is not billed yet. */
export interface OpenOrder {
  readonly orderId: number;
  readonly tableNo: number;
  readonly items: readonly OrderItem[];
  readonly total: Paise;
  readonly placedAt: IsoTime;
  readonly status: 'live' | 'recurring';
}

/** A financial year's book begins, with the orders still open in the one before. */
export type BookOpened = DomainEvent<
  'BookOpened',
  { financialYear: number; nextOrderId: number; openOrders: readonly OpenOrder[] }
>;
export type BookClosed = DomainEvent<'BookClosed', { financialYear: number }>;

export type OrderPlaced = DomainEvent<
  'OrderPlaced',
  { orderId: number; tableNo: number; items: readonly OrderItem[]; total: Paise }
>;
export type OrderAccepted = DomainEvent<'OrderAccepted', { orderId: number }>;
export type OrderReopened = DomainEvent<'OrderReopened', { order: OpenOrder; reason: string | null }>;
export type OrderDeleted = DomainEvent<'OrderDeleted', { orderId: number; reason: string | null }>;

export type BillIssued = DomainEvent<'BillIssued', IssuedBill>;
export type BillCancelled = DomainEvent<
  'BillCancelled',
  { billNo: string; orderIds: readonly number[]; reason: string | null }
>;

export type OrderBookEvent =
  BookOpened | BookClosed | OrderPlaced | OrderAccepted | OrderReopened | OrderDeleted | BillIssued | BillCancelled;
