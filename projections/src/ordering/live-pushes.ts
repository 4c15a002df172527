import { revisionText, type OrderView } from '@sae/domain/ordering';
import { push, type Change, type Fact } from '../kernel/index.js';

export const newOrder = (order: OrderView): Change =>
  push({ name: 'newOrder', restaurantId: order.restaurantId, payload: order });

export const orderUpdated = (order: OrderView): Change =>
  push({ name: 'orderUpdated', restaurantId: order.restaurantId, payload: order });

export const orderDeleted = (fact: Fact, id: number): Change => {
  const { restaurantId } = fact;
  return push({ name: 'orderDeleted', restaurantId, payload: { restaurantId, id, revision: revisionText(fact) } });
};

const ofBill =
  (name: 'ordersCompleted' | 'billPaid' | 'paymentUndone') =>
  (fact: Fact, tableNo: number, orders: readonly OrderView[]): Change => {
    const { restaurantId } = fact;
    return push({ name, restaurantId, payload: { restaurantId, tableNo, orders, revision: revisionText(fact) } });
  };

export const ordersCompleted = ofBill('ordersCompleted');
export const billPaid = ofBill('billPaid');
export const paymentUndone = ofBill('paymentUndone');
