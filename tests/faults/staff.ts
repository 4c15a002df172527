import { randomUUID } from 'node:crypto';
import type { BillView } from '@sae/domain/billing';
import type { OrderView } from '@sae/domain/ordering';
import { Screen } from './screen.js';

export interface Wish {
  readonly key: string;
  readonly body: object;
}

export interface Acknowledged {
  readonly key: string;
  readonly order: OrderView;
}

/** A person at a tablet who presses the button again, with the same Idempotency-Key, until they are answered. */
export class Staff extends Screen {
  readonly acknowledged: Acknowledged[] = [];

  constructor(url: string, token: string) {
    super([url], token);
  }

  /** Sends all wishes, `lanes` at a time. */
  async send(wishes: readonly Wish[], lanes: number): Promise<void> {
    const waiting = [...wishes];
    const lane = async () => {
      for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
        const order = await this.insist<OrderView>('POST', '/orders/admin', wish.body, wish.key);
        this.acknowledged.push({ key: wish.key, order });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** One table's evening: orders are placed, accepted and billed together, round after round until it is over. */
  async serve(tableNo: number, itemId: number, isOver: () => boolean): Promise<BillView[]> {
    const bills: BillView[] = [];
    while (!isOver()) {
      for (let n = 0; n < 2; n += 1) {
        const body = { tableNo, items: [{ id: itemId, quantity: 1 + n }] };
        const { id } = await this.insist<OrderView>('POST', '/orders/admin', body);
        await this.insist('PUT', `/orders/${id}/recurring`);
      }
      bills.push(await this.insist('POST', '/orders/complete', { tableNo, gstRate: 5, gstType: 'inclusive' }));
    }
    return bills;
  }
}

export const wishes = (count: number, itemIds: readonly number[]): Wish[] =>
  Array.from({ length: count }, (_, index) => ({
    key: randomUUID(),
    body: {
      tableNo: index % 7,
      items: [
        { id: itemIds[index % itemIds.length], portion: 'full', quantity: 1 + (index % 3) },
        { id: itemIds[(index + 1) % itemIds.length], portion: 'full', quantity: 1 },
      ],
    },
  }));
