import { Log } from '@sae/platform/log';
import { giveReviews, type Opinion } from '../../api/testing/give-reviews.js';
import { addressOf } from '../faults/parts.js';
import { expect, url, type Restaurant } from './verbs.js';

/** What guests thought, and the restaurant can see it. */
export const reviewedBy = async ({ owner }: Restaurant, opinions: readonly Opinion[]): Promise<void> => {
  const log = new Log(addressOf(process.env.SAE_TEST_DATA_DIR ?? '', 'EVENTSTORE_URL'));
  await giveReviews(log, owner.restaurantId, opinions);
  await log.close();
  const seen = async () => (await owner.api.get<unknown[]>('/reviews')).length;
  await expect.poll(seen).toBe(opinions.length);
};

/** The restaurant says where guests pay, without which no table gets a code. */
export const payable = async ({ owner }: Restaurant, restaurantName = 'Spice Garden'): Promise<void> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ restaurantName, ownerName: 'Asha Rao', upiId: 'spice.garden@okbank' }))
    body.set(name, value);
  const headers = { authorization: `Bearer ${owner.token}` };
  const { status } = await fetch(`${url}/api/users/account`, { method: 'PUT', headers, body });
  expect(status).toBe(200);
};
