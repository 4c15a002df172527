import { randomUUID } from 'node:crypto';
import type { CompletedTable, OrderStatus, OrderView } from '@sae/domain/ordering';
import type { Screen } from '../screen.js';

/** What people do. */
export type DeedKind =
  | 'sign up'
  | 'add a dish'
  | 'take off a dish'
  | 'place'
  | 'guest order'
  | 'accept'
  | 'move'
  | 'bill'
  | 'pay';

export interface Deed {
  readonly kind: DeedKind;
  readonly key: string;
  /** Nothing until it was acknowledged; of most kinds no more than that it was. */
  answer?: unknown;
}

interface Wish {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

export const STATUSES: readonly OrderStatus[] = ['live', 'recurring', 'past'];

/** A page of a list that is asked for while people work: open orders are all on it, and of past ones, newest first, more than are looked for. */
export const FIRST_PAGE = 'range=[0,299]';
const NEWEST_PAST = 200;

/** Whose answers are held against the log: those of an hour of all kinds would be gigabytes. */
const KEPT: readonly DeedKind[] = ['sign up', 'bill'];

interface KnownOrder {
  /** What was acknowledged. */
  sure: OrderStatus;
  /** What was asked for. */
  asked: OrderStatus;
}

/** What is known outside of the system: all that was asked for, all that was acknowledged, and every answer that was not true. */
export class Ledger {
  readonly deeds = new Map<string, Deed>();
  readonly acknowledged: Deed[] = [];
  readonly untrue: string[] = [];
  readonly orders = new Map<number, KnownOrder>();
  readonly dishes = new Set<string>();
  /** What a list is looked through for: it may not take longer the more orders there have been. */
  private readonly open = new Set<number>();
  private readonly newest: number[] = [];

  answersOf<T>(kind: DeedKind): readonly T[] {
    return this.acknowledged.filter((deed) => deed.kind === kind).map(({ answer }) => answer as T);
  }

  begin(kind: DeedKind): Deed {
    const deed: Deed = { kind, key: randomUUID() };
    this.deeds.set(deed.key, deed);
    return deed;
  }

  acknowledge(deed: Deed, answer: unknown): void {
    deed.answer = KEPT.includes(deed.kind) ? answer : true;
    this.acknowledged.push(deed);
  }

  /** An order whose placing was acknowledged. */
  placed(id: number): void {
    this.orders.set(id, { sure: 'live', asked: 'live' });
    this.open.add(id);
    this.newest.push(id);
    if (this.newest.length > NEWEST_PAST) this.newest.shift();
  }

  /** Until it is acknowledged; what else is answered is not true, for all that is asked here can be done. */
  async do<T>(screen: Screen, kind: DeedKind, { method, path, body }: Wish): Promise<T> {
    const deed = this.begin(kind);
    const answer = await screen.insist<T>(method, path, body, deed.key);
    this.acknowledge(deed, answer);
    return answer;
  }

  async place(screen: Screen, wish: Wish, kind: 'place' | 'guest order' = 'place'): Promise<number> {
    const { id } = await this.do<Pick<OrderView, 'id'>>(screen, kind, wish);
    this.placed(id);
    return id;
  }

  async accept(screen: Screen, id: number): Promise<void> {
    this.orders.get(id)!.asked = 'recurring';
    await this.do(screen, 'accept', { method: 'PUT', path: `/orders/${id}/recurring` });
    this.orders.get(id)!.sure = 'recurring';
  }

  async bill(screen: Screen, ids: readonly number[], body: object): Promise<CompletedTable> {
    for (const id of ids) this.orders.get(id)!.asked = 'past';
    const bill = await this.do<CompletedTable>(screen, 'bill', { method: 'POST', path: '/orders/complete', body });
    for (const id of ids) {
      this.orders.get(id)!.sure = 'past';
      this.open.delete(id);
    }
    return bill;
  }

  /** What a list that is asked for now must show, once it is answered. */
  expectIn(list: OrderStatus): (shown: readonly number[]) => void {
    const watched = new Set([...this.open, ...this.newest]);
    const before = [...watched].map((id) => [id, this.orders.get(id)!.sure] as const);
    return (shown) => {
      const times = new Map<number, number>();
      for (const id of shown) times.set(id, (times.get(id) ?? 0) + 1);
      for (const [id, sure] of before) {
        const found = times.get(id) ?? 0;
        const { asked } = this.orders.get(id)!;
        const mayBe = STATUSES.slice(STATUSES.indexOf(sure), STATUSES.indexOf(asked) + 1);
        if (mayBe.length === 1 && mayBe[0] === list && found !== 1)
          this.untrue.push(`order ${id}, ${sure}, stands ${found} times in the list ${list}`);
        if (!mayBe.includes(list) && found > 0)
          this.untrue.push(`order ${id}, acknowledged ${sure}, stands in the list ${list}`);
      }
    };
  }
}
