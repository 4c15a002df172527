import { randomInt } from 'node:crypto';
import { verify } from '../../../projections/src/verifying/verify.js';
import { modelsIn } from '@sae/projections/models/all';
import { TablesReader } from '@sae/projections/models/tables';
import { Tokens } from '../../../api/src/access/tokens.js';
import { Configuration } from '../../../api/src/kernel/configuration.js';
import type { System } from '../../../api/testing/system.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { newPages, type Pages } from '../paper/pages.js';
import type { Asking } from '../steps/kind.js';
import { openAccount, SELLER } from './account.js';
import { codeOf, formOf } from './asking.js';
import type { Answer, House, Street, Way } from './house.js';

/** The same stories over HTTP: nodes, projections, event store and Redis, each a process of its own. */
export const launchedStreet = (system: System): Street => ({
  hasOwnClock: true,
  open: async (at) => {
    const restaurantId = randomInt(200_000_000, 900_000_000);
    system.clock.set(at);
    await openAccount(system.log, restaurantId, at);
    const house = new LaunchedHouse(system, restaurantId);
    await eventually(async () => {
      const { status } = await house.ask({ method: 'GET', path: '/orders/live' }, { node: 0, key: '' });
      if (status !== 200) throw new Error(`The new restaurant is not shown yet: ${status}`);
    });
    return house;
  },
});

const LOGS_IN_AGAIN_MS = 24 * 60 * 60_000;

class LaunchedHouse implements House {
  readonly pages: Pages;
  private readonly tokens: Tokens;
  private token = '';
  private loggedInAt = -Infinity;

  constructor(
    private readonly system: System,
    readonly restaurantId: number,
  ) {
    this.pages = newPages(restaurantId, SELLER);
    this.tokens = new Tokens(new Configuration(system.config), system.clock);
  }

  setClock(at: string): void {
    this.system.clock.set(at);
  }

  async ask({ method, path, body, form, guestAt }: Asking, { node, key }: Way): Promise<Answer> {
    const { urls, redis } = this.system;
    const code = guestAt === undefined ? '' : await codeOf(new TablesReader(redis), this.restaurantId, guestAt);
    const sent = form ? formOf(form) : { headers: { 'content-type': 'application/json' }, payload: body };
    const payload = typeof sent.payload === 'string' ? sent.payload : JSON.stringify(sent.payload);
    const answer = await fetch(`${urls[node]}/api${path.replace('{code}', code)}`, {
      method,
      ...(payload === undefined ? {} : { body: payload }),
      headers: {
        ...(payload === undefined ? {} : sent.headers),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(guestAt === undefined ? { authorization: `Bearer ${this.login()}` } : {}),
      },
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  /** Nobody writes workbooks here. */
  exported(): Promise<null> {
    return Promise.resolve(null);
  }

  async verify(): Promise<string | null> {
    const { log, redis, config } = this.system;
    const { signal } = new AbortController();
    const { difference } = await verify({ log, redis, ...modelsIn(config.timeZone), signal, most: 500 });
    return difference && `verify: ${difference}`;
  }

  close(): void {
    // All of it goes with the system.
  }

  private login(): string {
    const now = this.system.clock.nowMs();
    if (Math.abs(now - this.loggedInAt) > LOGS_IN_AGAIN_MS) {
      this.token = this.tokens.issue({ restaurantId: this.restaurantId, credentials: 0 }).token;
      this.loggedInAt = now;
    }
    return this.token;
  }
}
