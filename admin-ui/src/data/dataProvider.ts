import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { accountVerbs } from '../account/account.data.js';
import { analyticsVerbs } from '../dashboard/analytics.data.js';
import { auditVerbs } from '../audit/audit.data.js';
import { claimVerbs } from '../claims/claims.data.js';
import { menuVerbs } from '../menu/menu.data.js';
import { orderVerbs } from '../ordering/orders.data.js';
import { request, type Ask } from './http.js';
import { Intentions } from './intention.js';

/** What staff can do, by name. A screen's own verbs stand in its folder, in `*.data.ts`. */
export type Verbs = typeof accountVerbs &
  typeof analyticsVerbs &
  typeof auditVerbs &
  typeof claimVerbs &
  typeof menuVerbs &
  typeof orderVerbs;

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

export type AppDataProvider = DataProvider & Verbs;
export const dataProvider: AppDataProvider = {
  ...simpleRest,
  supportAbortSignal: true,
  create: (resource, params) => simpleRest.create(MADE_AT[resource] ?? resource, params),
  ...accountVerbs,
  ...analyticsVerbs,
  ...auditVerbs,
  ...claimVerbs,
  ...menuVerbs,
  ...orderVerbs,
};
