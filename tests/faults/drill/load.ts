import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderView } from '@sae/domain/ordering';
import { PASSWORD } from '../../support/system.mjs';
import { Screen } from '../screen.js';
import type { House } from './house.js';
import { STATUSES } from './ledger.js';
import type { Site } from './site.js';

const TERMS = { discount: 0, serviceCharge: 0, gstRate: 5, gstType: 'exclusive' };
const TABLES = [1, 2, 3];
const PAUSE_MS = 80;
const READS_EVERY_MS = 150;
const DISH_EVERY_MS = 700;
const SIGN_UP_EVERY_MS = 1_500;

/** An evening: until it is over, and everybody has what they asked for. */
export class Load {
  private isOver = false;
  private readonly lanes: Promise<void>[];
  private dishesAdded = 0;

  constructor(
    private readonly site: Site,
    private readonly house: House,
  ) {
    const { urls } = site;
    this.lanes = [
      ...TABLES.map((table) => this.again(PAUSE_MS, this.screen(), (screen) => this.serve(screen, table))),
      this.again(PAUSE_MS, this.screen(null), (screen) => this.guests(screen)),
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
      for (; !this.isOver; await pause(everyMs)) await work(screen);
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
    await ledger.bill(screen, ids, { ...to, ...TERMS });
    await ledger.do(screen, 'pay', { method: 'PUT', path: `/orders/${ids[0]}/paid` });
  }

  private async guests(screen: Screen): Promise<void> {
    const { ledger, dishes, code } = this.house;
    const body = { items: [{ id: dishes[0], quantity: 1 }] };
    await ledger.place(screen, { method: 'POST', path: `/guests/${code}/orders`, body }, 'guest order');
    // They run until the end, and only so much may run.
    await pause(DISH_EVERY_MS);
  }

  private async addDish(screen: Screen): Promise<void> {
    const { ledger } = this.house;
    const body = { category: 'Sweets', name: `Sweet ${++this.dishesAdded}`, isVeg: true, price: 60 };
    await ledger.do(screen, 'add a dish', { method: 'POST', path: '/menu', body });
    ledger.dishes.add(body.name);
  }

  /** What is answered must show all that was acknowledged before. */
  private async read(screen: Screen): Promise<void> {
    const { ledger } = this.house;
    for (const list of STATUSES) {
      const expectation = ledger.expectIn(list);
      const path = `/orders/${list}?range=[0,999]`;
      const answer = await screen.ask({ method: 'GET', path }, 5_000);
      if (answer?.ok) expectation(((await answer.json()) as OrderView[]).map(({ id }) => id));
      else if (answer && answer.status !== 503) ledger.untrue.push(`${answer.status} ${path}: ${await answer.text()}`);
    }
    const known = [...ledger.dishes];
    const menu = await screen.ask({ method: 'GET', path: '/menu?range=[0,999]' }, 5_000);
    if (!menu?.ok) return;
    const shown = new Set(((await menu.json()) as { name: string }[]).map(({ name }) => name));
    for (const name of known) if (!shown.has(name)) ledger.untrue.push(`${name} is not on the menu`);
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
