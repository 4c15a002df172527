import { claimView } from '@sae/domain/guests';
import type { BillView } from '@sae/domain/billing';
import { Refusal } from '@sae/domain/kernel';
import { GuestsReader } from '@sae/projections/models/guests';
import { OrderReader } from '@sae/projections/models/ordering';
import { query } from '../kernel/bus.js';

/** The claims that nobody has answered, oldest first, as JSON text. */
export const paymentClaims = query(
  [GuestsReader],
  (guests) => async (restaurantId: number) => JSON.stringify((await guests.claims(restaurantId)).map(claimView)),
);

/** The bill of a past order as it was issued. */
export const reprint = query(
  [OrderReader],
  (orders) =>
    async (restaurantId: number, orderId: number): Promise<BillView> => {
      const bill = await orders.bill(restaurantId, orderId);
      if (bill) return bill;
      if (await orders.one(restaurantId, orderId))
        throw new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');
      throw new Refusal('not-found', 'order/not-found', 'Order not found');
    },
);
