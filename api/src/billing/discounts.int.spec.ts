import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry, OrderHistory } from '@sae/domain/audit';
import type { CompletedTable } from '@sae/domain/ordering';
import { names } from '../../testing/bad-accounts.js';
import { House } from '../../testing/house.js';
import { addMenu, expectStatus, placeOrder, signedInOwner, TERMS, type Owner } from '../../testing/verbs.js';

const house = new House();
const REASON = 'A regular guest';

const limitTo = ({ api }: Owner, discountLimit: string) =>
  api.form('/users/account', { fields: { ...names, discountLimit } }).then(expectStatus(200));

/** An order of a table of its own, billed at this discount. */
const billed = async (bill: object, owner = house.owner, menu = house.menu, headers = {}): Promise<CompletedTable> => {
  const tableNo = house.newTable();
  const { id } = await placeOrder(owner, menu, { table: tableNo });
  await owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  const ask = () => owner.api.post('/orders/complete', { tableNo, ...TERMS, ...bill }, headers);
  const { body } = await ask().then(expectStatus(201));
  if ('idempotency-key' in headers) expect((await ask().then(expectStatus(201))).body).toEqual(body);
  return body;
};
const issued = async ({ restaurantId }: Owner = house.owner) =>
  (await house.system.log.read(`orderBook-${restaurantId}-2026`))
    .filter(({ type }) => type === 'BillIssued')
    .map(({ data }) => data as { discountReason?: string | null });
const audited = async ({ billNo }: CompletedTable) =>
  (await house.owner.api.get(`/audit?filter=${JSON.stringify({ billNo })}`).then(expectStatus(200)))
    .body as AuditEntry[];

describe('A discount above the owner’s limit', () => {
  beforeAll(() => limitTo(house.owner, '12.5'));

  it('has its reason in the log, in the audit and in the order’s history, and not on the guests’ paper', async () => {
    const bill = await billed({ discount: 12.51, discountReason: `  ${REASON} ` });
    expect((await issued()).at(-1)).toMatchObject({ discountReason: REASON });
    expect(await audited(bill)).toMatchObject([{ kind: 'bill-issued', reason: REASON, discountPercent: 12.51 }]);
    const { body } = await house.owner.api.get(`/orders/${bill.orderIds[0]}/history`).then(expectStatus(200));
    expect((body as OrderHistory).entries.at(-1)).toMatchObject({
      ...{ kind: 'bill-issued', reason: REASON, discountPercent: 12.51 },
    });
    expect(JSON.stringify(bill)).not.toContain(REASON);
  });

  it.each([{}, { discountReason: null }, { discountReason: ' ' }])(
    'may be given with %j: nobody said why',
    async (said) => {
      const bill = await billed({ discount: 50, ...said });
      expect((await issued()).at(-1)).toMatchObject({ discountReason: null });
      expect(await audited(bill)).toMatchObject([{ kind: 'bill-issued', reason: null, discountPercent: 50 }]);
    },
  );

  it.each([12.5, 0])('and not of %d percent, asks for the reason', async (discount) => {
    await billed({ discount, discountReason: REASON });
    expect((await issued()).at(-1)).not.toHaveProperty('discountReason');
  });

  it('is told once of one request, and billed again with its reason', async () => {
    const before = (await issued()).length;
    await billed({ discount: 30, discountReason: REASON }, house.owner, house.menu, {
      'idempotency-key': randomUUID(),
    });
    expect(await issued()).toHaveLength(before + 1);
  });

  it('keeps its reason on the bill that takes its place', async () => {
    const tableNo = house.newTable();
    const ids: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { id } = await placeOrder(house.owner, house.menu, { table: tableNo });
      await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
      ids.push(id);
    }
    const bill = { tableNo, ...TERMS, discount: 40, discountReason: REASON };
    await house.owner.api.post('/orders/complete', bill).then(expectStatus(201));
    await house.owner.api.delete(`/orders/${ids[1]}`, { reason: 'Entered by mistake' }).then(expectStatus(200));
    expect((await issued()).at(-1)).toMatchObject({ replaces: expect.any(String), discountReason: REASON });
  });

  it('is above that restaurant’s own limit, as it is at that moment', async () => {
    const other = await signedInOwner(house.system);
    const menu = await addMenu(other);
    await billed({ discount: 20, discountReason: REASON }, other, menu);
    expect((await issued(other)).at(-1)).not.toHaveProperty('discountReason');
    await limitTo(other, '0');
    await billed({ discount: 0.01, discountReason: REASON }, other, menu);
    expect((await issued(other)).at(-1)).toMatchObject({ discountReason: REASON });
  });
});
