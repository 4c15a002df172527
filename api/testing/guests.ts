import type { CompletedTable } from '@sae/domain/ordering';
import { randomUUID } from 'node:crypto';
import type { GuestOrderView, PaymentClaimView, SittingView } from '@sae/domain/guests';
import type { MenuItemView } from '@sae/domain/menu';
import type { TableView } from '@sae/domain/tables';
import { readQr } from './read-qr.js';
import type { System } from './system.js';
import { Client, expectStatus, orderOf, signedInOwner, TERMS, type Owner } from './verbs.js';

export const PROFILE = {
  restaurantName: 'Spice Garden',
  ownerName: 'Asha Rao',
  upiId: 'spice.garden@okbank',
  googleReviewLink: 'https://g.page/r/spice/review',
};

/** On the free trial, with a UPI ID: whoever has one may hang up codes. */
export const payableOwner = async (system: System): Promise<Owner> => {
  const owner = await signedInOwner(system);
  await owner.api.form('/users/account', { fields: PROFILE }).then(expectStatus(200));
  return owner;
};

/** A phone at a table: all it knows is what the code says. */
export class Phone {
  constructor(
    private readonly client: Client,
    readonly token: string,
  ) {}

  get(path = '') {
    return this.client.get(`/guests/${this.token}${path}`);
  }

  post(path: string, body?: unknown, key: string = randomUUID()) {
    return this.client.post(`/guests/${this.token}${path}`, body, { 'idempotency-key': key });
  }

  claim(amount: unknown, key?: string) {
    return this.post('/payment-claims', { amount, reference: 'SAE42' }, key);
  }

  async order(items: readonly MenuItemView[]): Promise<GuestOrderView> {
    const { items: lines, total } = orderOf(items);
    const { body } = await this.post('/orders', { items: lines, total }).then(expectStatus(201));
    return body as GuestOrderView;
  }
}

export type ScannedPhone = Phone & { readonly tableId: number };

/** Hangs up a table's code, and scans it. */
export const scanned = async (owner: Owner, tableNo: number): Promise<ScannedPhone> => {
  const { body } = await owner.api.post('/tables/generate-qr', { tableNo }).then(expectStatus(201));
  const { id, qrCode } = body as TableView;
  const token = (await readQr(qrCode))?.split('/').at(-1) ?? '';
  return Object.assign(new Phone(new Client(owner.api.url), token), { tableId: id });
};

export const sittingOf = async (phone: Phone): Promise<SittingView> =>
  (await phone.get('/sitting').then(expectStatus(200))).body as SittingView;

/** Accepted and billed, as staff do. */
export const billTable = async (
  { api }: Owner,
  tableNo: number,
  orderIds: readonly number[],
): Promise<CompletedTable> => {
  for (const id of orderIds) await api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  const { body } = await api.post('/orders/complete', { tableNo, ...TERMS }).then(expectStatus(201));
  return body as CompletedTable;
};

export const claimsOf = async ({ api }: Owner): Promise<PaymentClaimView[]> =>
  (await api.get('/orders/payment-claims').then(expectStatus(200))).body as PaymentClaimView[];
