import type { Command } from '@sae/domain/kernel';
import { menuBook, type MenuCommand, type MenuEvent } from '@sae/domain/menu';
import type { OrderBookCommand, OrderBookEvent, WholeBill } from '@sae/domain/ordering';
import { reviewsBook, type ReviewsCommand, type ReviewsEvent } from '@sae/domain/reviews';
import { tablesBook, type TablesCommand, type TablesEvent } from '@sae/domain/tables';

type Told<E extends { type: string; data: object }, C extends Command> = {
  readonly [T in E['type']]: (data: Extract<E, { type: T }>['data']) => C;
};

const commandIn = <E extends { type: string; data: object }, C extends Command>(table: Told<E, C>, event: E): C =>
  (table[event.type as E['type']] as (data: object) => C)(event.data);

const menu: Told<MenuEvent, MenuCommand> = {
  MenuItemAdded: (item) => ({ type: 'AddMenuItem', item }),
  MenuItemChanged: ({ itemId, ...item }) => ({ type: 'ChangeMenuItem', itemId, item }),
  MenuItemEnabled: ({ itemId }) => ({ type: 'ToggleMenuItem', itemId }),
  MenuItemDisabled: ({ itemId }) => ({ type: 'ToggleMenuItem', itemId }),
  MenuItemDeleted: ({ itemId }) => ({ type: 'DeleteMenuItem', itemId }),
  MenuItemRestored: ({ itemId }) => ({ type: 'RestoreMenuItem', itemId }),
};
const tables: Told<TablesEvent, TablesCommand> = {
  TableAdded: ({ tableNo, token }) => ({ type: 'AddTable', tableNo, token }),
  TableDeleted: ({ tableId }) => ({ type: 'DeleteTable', tableId }),
};
const reviews: Told<ReviewsEvent, ReviewsCommand> = {
  ReviewGiven: ({ tableNo, stars, comment, sitting }) => ({ type: 'GiveReview', tableNo, stars, comment, sitting }),
};

/** Books in which every fact answers one command: by category, the decider and what it must have been asked. */
export const SIMPLE_BOOKS = {
  menu: { decider: menuBook, commandOf: (event: MenuEvent) => commandIn(menu, event) },
  tables: { decider: tablesBook, commandOf: (event: TablesEvent) => commandIn(tables, event) },
  reviews: { decider: reviewsBook, commandOf: (event: ReviewsEvent) => commandIn(reviews, event) },
} as const;

/** What an order book must have been asked for these facts, which stand there together. */
export const orderBookCommand = (
  events: readonly OrderBookEvent[],
  whole: WholeBill | null,
): OrderBookCommand | null => {
  const last = events.at(-1);
  switch (last?.type) {
    case 'OrdersCarriedOver':
      return { type: 'CarryOver', ...last.data };
    case 'BookOpened':
      return { type: 'OpenBook', ...last.data };
    case 'BookClosed':
      return { type: 'CloseBook' };
    case 'OrderPlaced':
      return { type: 'PlaceOrder', tableNo: last.data.tableNo, items: last.data.items };
    case 'OrderAccepted':
      return { type: 'AcceptOrder', ...last.data };
    case 'OrderReopened':
      return whole && { type: 'ReopenOrder', orderId: last.data.order.orderId, whole, reason: last.data.reason };
    case 'OrderDeleted':
      return { type: 'DeleteOrder', ...last.data, whole };
    case 'BillIssued': {
      const { tableNo, terms, message, seller } = last.data;
      return { type: 'CompleteTable', tableNo, terms, message, seller };
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
    case 'BillCancelled':
    case undefined:
      return null;
  }
};
