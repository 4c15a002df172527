import { type LivePush } from '@sae/domain/live';
import { type OrderView, tableName } from '@sae/domain/ordering';
import { changeText } from '../orders/changed-lines.js';
import type { OrderLists } from '../orders/live-orders.js';

export const FETCH_FAILURE = 'Failed to fetch orders or restaurant details';

const newOrderNotice = ({ id, tableNo }: OrderView): string => `New order #${id} received for ${tableName(tableNo)}`;

export const polledNotice = (order: OrderView): string => `${newOrderNotice(order)} (via polling)`;

export const submissionNotice = (isSubmitDisabled: boolean): string =>
  `Order submission ${isSubmitDisabled ? 'disabled' : 'enabled'}`;

const completedNotice = (tableNo: number) => `Orders for ${tableName(tableNo).replace('Table', 'table')} moved to past`;

const partBilledNotice = (tableNo: number) => `A part of ${tableName(tableNo)} is billed`;

const updatedNotice = (order: OrderView, before: OrderView | null | undefined): string => {
  const { id, tableNo, status } = order;
  if (before && before.tableNo !== tableNo) return `Order #${id} moved to ${tableName(tableNo)}`;
  return before?.status === status
    ? `Order #${id}: ${changeText(before.items, order.items)}`
    : `Order #${id} updated to recurring`;
};

/** What a push tells the staff, or null where it tells nothing new: `lists` is what was known before it. */
export const noticeOf = (push: LivePush, { restaurantId, known }: OrderLists): string | null => {
  if (push.restaurantId !== restaurantId) return null;
  const isNews = ({ id, revision }: OrderView) => revision > (known.get(id)?.revision ?? '');
  switch (push.name) {
    case 'newOrder':
      return known.has(push.payload.id) ? null : newOrderNotice(push.payload);
    case 'orderUpdated':
      return isNews(push.payload) ? updatedNotice(push.payload, known.get(push.payload.id)?.order) : null;
    case 'ordersCompleted':
      return push.payload.orders.some(isNews) ? completedNotice(push.payload.tableNo) : null;
    case 'partBilled':
      return push.payload.orders.some((order) => order.status === 'past' && isNews(order))
        ? partBilledNotice(push.payload.tableNo)
        : null;
    case 'orderDeleted':
      return known.get(push.payload.id)?.order === null ? null : `Order #${push.payload.id} deleted`;
    case 'billPaid':
    case 'partPaid':
    case 'paymentUndone':
    case 'paymentClaimed':
    case 'claimsChanged':
    case 'ticketIssued':
    case 'ticketPrinted':
    case 'stationsChanged':
    case 'dayChanged':
      return null;
    case 'submitDisabledUpdate':
      return submissionNotice(push.payload.isSubmitDisabled);
  }
};
