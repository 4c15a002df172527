import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderView } from '@sae/domain/ordering';
import { PASSWORD } from '../../support/system.mjs';
import { Screen } from '../screen.js';
import type { House } from './house.js';
import { FIRST_PAGE, STATUSES } from './ledger.js';
import type { Site } from './site.js';

const TERMS = { discount: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' };
const TABLES = [1, 2, 3];
const PAUSE_MS = 80;
const READS_EVERY_MS = 150;
const DISH_EVERY_MS = 700;
const SIGN_UP_EVERY_MS = 1_500;
/** How many orders guests have before they are billed, and how many sweets there are before the oldest is taken off. */
const GUEST_ORDERS = 4;
const SWEETS = 20;

/** An evening: until it is over, and everybody has what they asked for. */
export class Load {
  private isOver = false;
  private readonly lanes: Promise<void>[];
  private dishesAdded = 0;
  private readonly sweets: { readonly id: number; readonly name: string }[] = [];
  private guestOrders: readonly number[] = [];

  constructor(
    private readonly site: Site,
    private readonly house: House,
    /** So many times as slow: where it is not the only one. */
    private readonly slowness = 1,
  ) {
    const { urls } = site;
    this.lanes = [
      ...TABLES.map((table) => this.again(PAUSE_MS, this.screen(), (screen) => this.serve(screen, table))),
      this.again(DISH_EVERY_MS, this.screen(null), (screen) => this.guests(screen)),
      this.again(DISH_EVERY_MS, this.screen(), (screen) => this.addDish(screen)),
      this.again(SIGN_UP_EVERY_MS, this.screen(null), (screen) => signUp(this.house, screen)),
      ...urls.map((url) => this.again(READS_EVERY_MS, new Screen([url], house.token), (screen) => this.read(screen))),
    ];
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.lanes);
  }

  private screen(token: string | null = this.house.token): Screen {
    return new Screen(this.site.urls, token);
  }

  private async again(everyMs: number, screen: Screen, work: (screen: Screen) => Promise<unknown>): Promise<void> {
    try {
      for (; !this.isOver; await pause(everyMs * this.slowness)) await work(screen);
    } catch (error) {
      this.house.ledger.untrue.push((error as Error).message);
    }
  }

  private async serve(screen: Screen, tableNo: number): Promise<void> {
    const { ledger, dishes } = this.house;
    const ids: number[] = [];
    for (const [n, dish] of dishes.entries()) {
      const body = { tableNo, items: [{ id: dish, quantity: 1 + n }] };
      ids.push(await ledger.place(screen, { method: 'POST', path: '/orders/admin', body }));
    }
    for (const id of ids) await ledger.accept(screen, id);
    const to = { tableNo: tableNo + 100 };
    for (const id of ids) await ledger.do(screen, 'move', { method: 'PUT', path: `/orders/${id}/table`, body: to });
    await this.settle(screen, ids, to);
  }

  private async settle(screen: Screen, ids: readonly number[], at: { readonly tableNo: number }): Promise<void> {
    const { ledger } = this.house;
    await ledger.bill(screen, ids, { ...at, ...TERMS });
    await ledger.do(screen, 'pay', { method: 'PUT', path: `/orders/${ids[0]}/paid` });
  }

  private async guests(screen: Screen): Promise<void> {
    const { ledger, dishes, code, guestsTable } = this.house;
    const body = { items: [{ id: dishes[0], quantity: 1 }] };
    const id = await ledger.place(screen, { method: 'POST', path: `/guests/${code}/orders`, body }, 'guest order');
    this.guestOrders = [...this.guestOrders, id];
    if (this.guestOrders.length < GUEST_ORDERS) return;
    const staff = this.screen();
    for (const one of this.guestOrders) await ledger.accept(staff, one);
    await this.settle(staff, this.guestOrders, { tableNo: guestsTable });
    this.guestOrders = [];
  }

  private async addDish(screen: Screen): Promise<void> {
    const { ledger } = this.house;
    const body = { category: 'Sweets', name: `Sweet ${++this.dishesAdded}`, isVeg: true, price: 60 };
    const { id } = await ledger.do<{ id: number }>(screen, 'add a dish', { method: 'POST', path: '/menu', body });
    ledger.dishes.add(body.name);
    this.sweets.push({ id, name: body.name });
    if (this.sweets.length <= SWEETS) return;
    const oldest = this.sweets.shift()!;
    ledger.dishes.delete(oldest.name);
    await ledger.do(screen, 'take off a dish', { method: 'DELETE', path: `/menu/${oldest.id}` });
  }

  /** What is answered must show all that was acknowledged before. */
  private async read(screen: Screen): Promise<void> {
    const { ledger } = this.house;
    for (const list of STATUSES) {
      const expectation = ledger.expectIn(list);
      const path = `/orders/${list}?${FIRST_PAGE}`;
      const answer = await screen.ask({ method: 'GET', path }, 5_000);
      if (answer?.ok) expectation(((await answer.json()) as OrderView[]).map(({ id }) => id));
      else if (answer && answer.status !== 503) ledger.untrue.push(`${answer.status} ${path}: ${await answer.text()}`);
    }
    const known = [...ledger.dishes];
    const menu = await screen.ask({ method: 'GET', path: '/menu?range=[0,999]' }, 5_000);
    if (!menu?.ok) return;
    const shown = new Set(((await menu.json()) as { name: string }[]).map(({ name }) => name));
    for (const name of known)
      if (!shown.has(name) && ledger.dishes.has(name)) ledger.untrue.push(`${name} is not on the menu`);
  }
}

/** Somebody new, to whom a code is mailed. */
export const signUp = async ({ ledger }: House, screen: Screen): Promise<string> => {
  const email = `owner-${randomUUID()}@example.com`;
  const words = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', email };
  const body = { ...words, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await ledger.do<object>(screen, 'sign up', { method: 'POST', path: '/users/signup', body });
  Object.assign(answer, { email });
  return email;
};
