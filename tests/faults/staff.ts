import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BillView } from '@sae/domain/billing';
import type { OrderView } from '@sae/domain/ordering';

export interface Wish {
  readonly key: string;
  readonly body: object;
}

export interface Acknowledged {
  readonly key: string;
  readonly order: OrderView;
}

const PATIENCE_MS = 60_000;

/** A person at a tablet who presses the button again, with the same Idempotency-Key, until they are answered. */
export class Staff {
  readonly acknowledged: Acknowledged[] = [];

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

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

  async text(path: string): Promise<string> {
    const answer = await fetch(`${this.url}/api${path}`, { headers: this.headers() });
    if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
    return answer.text();
  }

  private async insist<T>(method: string, path: string, body?: object, key: string = randomUUID()): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.ask(method, path, key, body);
      if (answer?.ok) return (await answer.json()) as T;
      if (answer && answer.status < 500) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
      if (Date.now() > deadline) throw new Error(`${path} was not answered within ${PATIENCE_MS} ms`);
      await pause(50 + Math.random() * 100);
    }
  }

  /** Nothing when the connection broke: it may or may not have been done. */
  private ask(method: string, path: string, key: string, body?: object): Promise<Response | undefined> {
    const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    return fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...this.headers(), ...json, 'idempotency-key': key },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined);
  }

  private headers() {
    return { authorization: `Bearer ${this.token}` };
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
