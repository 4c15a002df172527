import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queue, type Queue } from '@sae/platform/queue';
import { unwritten } from '@sae/domain/restaurant';
import { eventually } from '../../../platform/testing/eventually.js';
import { ExportOffice } from '../../testing/export-office.js';
import { bills } from '../../testing/past-orders.js';

let office: ExportOffice;
let reports: Queue<object>;

beforeAll(async () => {
  office = await ExportOffice.open();
  await office.workers.start();
  reports = await queue('send-month-report', office.world.server.url);
});
afterAll(async () => {
  await reports.close();
  await office.close();
});

const stream = (restaurantId: number) => `account-${restaurantId}`;
const emailOf = (restaurantId: number) => `owner-${restaurantId}@example.com`;
const owner = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };

/** A restaurant with some bills of this month, which wishes their report or does not. */
const restaurant = async (monthlyReport: boolean, orders = 40): Promise<number> => {
  const restaurantId = await office.restaurant(bills(orders));
  const email = emailOf(restaurantId);
  await office.world.append(stream(restaurantId), -1, [
    { type: 'RestaurantSignedUp', data: { restaurantId, ...owner, email, passwordHash: 'none', signUpId: 'one' } },
    { type: 'EmailVerified', data: { email } },
    { type: 'ProfileChanged', data: { ...unwritten, ...owner, monthlyReport } },
  ]);
  return restaurantId;
};
const ask = (restaurantId: number, jobId = `month-${restaurantId}`) =>
  reports.add(jobId, { restaurantId, month: '2026-11' });
const done = (jobId: string) =>
  eventually(async () => expect((await reports.standing(jobId))?.state).toBe('completed'), 20_000);
const mailsTo = (restaurantId: number) => office.postOffice.mailsTo(emailOf(restaurantId));

describe('The report of a month', () => {
  it('goes to the owner as a page, once', async () => {
    const id = await restaurant(true);
    await ask(id);
    await done(`month-${id}`);
    await ask(id, `again-${id}`);
    await done(`again-${id}`);
    const [mail, ...more] = mailsTo(id);
    expect(more).toEqual([]);
    expect(mail?.raw).toContain('report_2026-11.pdf');
    const [, encoded = ''] = /application\/pdf[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '') ?? [];
    expect(Buffer.from(encoded, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const facts = await office.world.log.read(stream(id));
    expect(facts.at(-1)).toMatchObject({ type: 'MonthReportMailed', data: { month: '2026-11' } });
  });

  it('goes to nobody who does not wish it, or had no bills', async () => {
    for (const id of [await restaurant(false), await restaurant(true, 0)]) {
      await ask(id);
      await done(`month-${id}`);
      expect(mailsTo(id)).toEqual([]);
    }
  });
});
