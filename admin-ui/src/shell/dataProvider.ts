import simpleRestProvider from 'ra-data-simple-rest';
import { accountVerbs } from '../account/account.data.js';
import { analyticsVerbs } from '../dashboard/analytics.data.js';
import { auditVerbs } from '../audit/audit.data.js';
import { claimVerbs } from '../claims/claims.data.js';
import { dayVerbs } from '../day/day.data.js';
import { kitchenVerbs } from '../kitchen/kitchen.data.js';
import { menuVerbs } from '../menu/menu.data.js';
import { orderVerbs } from '../ordering/orders.data.js';
import { paymentVerbs } from '../payments/payments.data.js';
import { peopleVerbs } from '../people/people.data.js';
import { reportVerbs } from '../reports/reports.data.js';
import { reviewVerbs } from '../reviews/reviews.data.js';
import { tableVerbs } from '../tables/tables.data.js';
import { request, type Ask } from '../data/http.js';
import type { AppDataProvider } from '../data/verbs.js';
import { Intentions } from '../data/intention.js';

const intentions = new Intentions();

const simpleRest = simpleRestProvider('', async (url, { method = 'GET', headers, body, signal } = {}) => {
  const ask: Ask = {
    method: method as Ask['method'],
    headers: headers as HeadersInit,
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    signal: signal ?? undefined,
  };
  const answer =
    method === 'GET'
      ? await request(url, ask)
      : await intentions.carryOut([method, url, body], (key) => request(url, { ...ask, key }));
  return { ...answer, body: '' };
});

/** Where the specification has a row made elsewhere than beside its list. */
const MADE_AT: Readonly<Record<string, string>> = { tables: 'tables/generate-qr' };

const verbs = {
  ...accountVerbs,
  ...analyticsVerbs,
  ...auditVerbs,
  ...claimVerbs,
  ...dayVerbs,
  ...kitchenVerbs,
  ...menuVerbs,
  ...orderVerbs,
  ...paymentVerbs,
  ...peopleVerbs,
  ...reportVerbs,
  ...reviewVerbs,
  ...tableVerbs,
};

type OfAllScreens = typeof verbs;
declare module '../data/verbs.js' {
  interface Verbs extends OfAllScreens {}
}

export const dataProvider: AppDataProvider = {
  ...simpleRest,
  supportAbortSignal: true,
  create: (resource, params) => simpleRest.create(MADE_AT[resource] ?? resource, params),
  ...verbs,
};
