import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderView } from '@sae/domain/ordering';
import { Screen } from '../screen.js';
import type { House } from './house.js';
import { signUp } from './load.js';
import { mailsTo } from './mails.js';
import type { Site } from './site.js';

const AGAIN_MS = 100;
const ANSWER_MS = 5_000;
const GIVEN_UP_MS = 90_000;

const secondsSince = (began: number) => (performance.now() - began) / 1_000;

/** Asked again and again, without waiting for the answer before, until one is right. */
const untilOne = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  const began = performance.now();
  let found: T | undefined;
  while (found === undefined) {
    if (performance.now() - began > GIVEN_UP_MS) throw new Error(`Nothing was right for ${GIVEN_UP_MS / 1_000} s`);
    void ask().then(
      (answer) => (found ??= answer),
      () => undefined,
    );
    await pause(AGAIN_MS);
  }
  return found;
};

/** Until a node takes an order, under one key, and shows it. */
const untilServing = async ({ token, dishes, ledger }: House, url: string): Promise<void> => {
  const screen = new Screen([url], token);
  const deed = ledger.begin('place');
  const body = { tableNo: 0, items: [{ id: dishes[0], quantity: 1 }] };
  const asked = { method: 'POST', path: '/orders/admin', body, key: deed.key };
  const order = await untilOne(async () => {
    const answer = await screen.ask(asked, ANSWER_MS);
    return answer?.ok ? ((await answer.json()) as OrderView) : undefined;
  });
  ledger.acknowledge(deed, order);
  ledger.placed(order.id);
  await untilOne(async () => {
    const answer = await screen.ask({ method: 'GET', path: '/orders/live?range=[0,999]' }, ANSWER_MS);
    const shown = answer?.ok ? ((await answer.json()) as OrderView[]) : [];
    return shown.find(({ id }) => id === order.id);
  });
};

/**
 * Until somebody new has their code, and an export that is asked for is there: of the year before, which is empty however
 * long the drill has been going on. What an export says is for the audit.
 */
const untilWorking = async (site: Site, house: House): Promise<void> => {
  const mailed = async () => {
    const email = await signUp(house, new Screen(site.urls, null));
    await untilOne(async () => (await mailsTo(site, email))[0]);
  };
  const path = `/orders/export?type=year&year=${new Date().getFullYear() - 1}&exportId=${randomUUID()}`;
  const screen = new Screen(site.urls, house.token);
  const exported = untilOne(async () => {
    const answer = await screen.ask({ method: 'GET', path }, 4 * ANSWER_MS);
    return answer?.ok ? answer : undefined;
  });
  await Promise.all([mailed(), exported]);
};

export interface Recovered {
  /** Until every node takes an order, and shows it. */
  readonly right: number;
  /** Until a mail and an export that were asked for then are there. */
  readonly jobs: number;
}

/** Seconds from now. */
export const recovered = async (site: Site, house: House): Promise<Recovered> => {
  const began = performance.now();
  const serving = Promise.all(site.urls.map((url) => untilServing(house, url))).then(() => secondsSince(began));
  const working = untilWorking(site, house).then(() => secondsSince(began));
  const [right, jobs] = await Promise.all([serving, working]);
  return { right, jobs };
};
