import type { Command } from '../kernel/index.js';
import type { OrderItem } from '../billing/order-item.js';
import type { WholeBill } from './order-book-state.js';
import type { BookOpened, OpenOrder, OrderBookEvent } from './order-book.events.js';
import type { OpenBudget } from './open-budget.js';
import type { ClaimCommand } from './claims.js';
import { billedPart, type CompleteTable } from './complete-table.js';
import { dayOfTickets, type OnDay } from './kitchen-tickets.js';
import type { DayCommand } from './day-sheet.js';
import type { OrderChange } from './order-changes.js';
import type { TenderCommand } from './tenders.js';
import type { PrintTicket } from './waiting-tickets.js';
import { takenAtOf, type TakenAt } from './tokens.js';

export type OrderBookCommand =
  | ClaimCommand
  | TenderCommand
  | (Command<'CarryOver'> & { readonly orders: readonly OpenOrder[] })
  | (Command<'OpenBook'> & Readonly<BookOpened['data']>)
  | Command<'CloseBook'>
  | (Command<'PlaceOrder'> &
      TakenAt & {
        readonly items: readonly OrderItem[];
        /** Without one, whatever is open. */
        readonly budget?: OpenBudget;
      })
  | (Command<'AcceptOrder'> & { readonly orderId: number } & OnDay)
  | OrderChange
  /** `whole` is the bill the order stands on, as read from the log. */
  | (Command<'ReopenOrder'> & {
      readonly orderId: number;
      readonly whole: WholeBill;
      readonly reason: string | null;
      readonly budget?: OpenBudget;
    })
  | (Command<'DeleteOrder'> & {
      readonly orderId: number;
      readonly whole: WholeBill | null;
      readonly reason: string | null;
    } & OnDay)
  | PrintTicket
  | DayCommand
  | CompleteTable;

/** The inverse of the decider: what the book must have been asked for these facts, which stand there together. */
export const orderBookCommand = (
  events: readonly OrderBookEvent[],
  whole: WholeBill | null,
): OrderBookCommand | null => {
  const last = events.at(-1);
  const onDay = dayOfTickets(events);
  switch (last?.type) {
    case 'OrdersCarriedOver':
      return { type: 'CarryOver', ...last.data };
    case 'BookOpened':
      return { type: 'OpenBook', ...last.data };
    case 'BookClosed':
      return { type: 'CloseBook' };
    case 'OrderPlaced':
      return { type: 'PlaceOrder', ...takenAtOf(last.data), items: last.data.items };
    case 'OrderAccepted':
      return { type: 'AcceptOrder', ...last.data, ...onDay };
    case 'OrderMoved': {
      const { orderId, from, tableNo } = last.data;
      return events.length === 1 ? { type: 'MoveOrder', orderId, tableNo } : { type: 'MoveTable', from, tableNo };
    }
    case 'LinesAdded':
      return { type: 'AddLines', orderId: last.data.order.orderId, items: last.data.added, ...onDay };
    case 'LineCancelled': {
      const { order, cancelled, reason } = last.data;
      const { orderId } = order;
      return { type: 'CancelLine', orderId, line: cancelled, quantity: cancelled.quantity, reason, ...onDay };
    }
    case 'NoteChanged': {
      const { order, line, from } = last.data;
      const before = { ...line, specialInstructions: from };
      const note = line.specialInstructions ?? null;
      return { type: 'ChangeNote', orderId: order.orderId, line: before, note, ...onDay };
    }
    case 'OrderReopened':
      return whole && { type: 'ReopenOrder', orderId: last.data.order.orderId, whole, reason: last.data.reason };
    case 'OrderDeleted':
      return { type: 'DeleteOrder', ...last.data, whole, ...onDay };
    case 'TicketPrinted':
      return { type: 'PrintTicket', ...last.data };
    case 'BillIssued': {
      const { tableNo, terms, message, seller, discountReason } = last.data;
      // Any limit below the discount asked for the reason.
      const limit = discountReason === undefined ? {} : { discountLimit: 0, discountReason };
      return { type: 'CompleteTable', tableNo, terms, message, seller, ...limit, ...billedPart(events, last.data) };
    }
    case 'PaymentClaimed':
      return { type: 'ClaimPayment', ...last.data, dues: [{ orderId: 0, total: last.data.amount }] };
    case 'PaymentClaimDismissed':
      return { type: 'DismissClaim', ...last.data };
    case 'BillPaid':
      return (
        whole && {
          ...{ type: 'MarkPaid', orderId: last.data.orderIds[0] ?? 0, bill: whole.bill },
          ...{ claimIds: last.data.claimIds, sitting: null },
        }
      );
    case 'PaymentUndone': {
      const { orderIds, reason } = last.data;
      return whole && { type: 'UndoPayment', orderId: orderIds[0] ?? 0, bill: whole.bill, reason };
    }
    case 'TenderTaken': {
      const { orderIds, kind, amount, tip, given, claimIds, paid, total } = last.data;
      // A payment that leaves something to pay settles the claim it answers, and no other.
      const claimId = paid < total ? (claimIds[0] ?? null) : null;
      return (
        whole && {
          ...{ type: 'TakeTender', orderId: orderIds[0] ?? 0, bill: whole.bill, kind, amount, tip, given },
          ...{ seen: { billNo: null, toPay: null }, claimId, claimIds, sitting: null },
        }
      );
    }
    case 'TenderUndone': {
      const { orderIds, tenderId, reason } = last.data;
      return whole && { type: 'UndoTender', orderId: orderIds[0] ?? 0, bill: whole.bill, tenderId, reason };
    }
    case 'DayOpened':
      return { type: 'OpenDay', ...last.data };
    case 'CashMoved':
      return { type: 'MoveCash', ...last.data };
    case 'DayClosed':
      return { type: 'CloseDay', ...last.data, seen: null };
    case 'BillCancelled':
    case 'OrderSplit':
    case 'TicketIssued':
    case undefined:
      return null;
  }
};
