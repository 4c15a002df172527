import { randomUUID } from 'node:crypto';
import type { AccountEvent } from '@sae/domain/access';
import type { Log } from '@sae/platform/log';
import type { Seller } from '../paper/pages.js';

/** As its bills name it. */
export const SELLER: Seller = {
  ...{ name: 'Spice Garden', address: '12 MG Road', phoneNumber: null },
  ...{ gstNumber: null, fssaiNumber: '12345678901234' },
};

const FOR_EVER = '2099-01-01T00:00:00.000Z';
export const LIMIT = 20;

/** What a restaurant says of itself, and a plan that outlives every story. */
export const accountFacts = (restaurantId: number): AccountEvent[] => {
  const { name: restaurantName, ...said } = SELLER;
  const profile = { ...said, upiId: 'spice.garden@okbank', googleReviewLink: null, pictureId: null };
  const email = `owner-${restaurantId}@example.com`;
  return [
    {
      type: 'RestaurantSignedUp',
      data: { restaurantId, restaurantName, ownerName: 'Asha Rao', email, passwordHash: 'nobody logs in by it' },
    },
    { type: 'EmailVerified', data: { email } },
    { type: 'PlanActivated', data: { planType: '1_year', endsAt: FOR_EVER } },
    {
      type: 'ProfileChanged',
      data: { restaurantName, ownerName: 'Asha Rao', ...profile, ageAmber: 10, ageRed: 20, discountLimit: LIMIT },
    },
  ];
};

/** Opens a restaurant as though it had signed up. */
export const openAccount = async (
  log: Pick<Log, 'append' | 'versionOf'>,
  restaurantId: number,
  at: string,
): Promise<void> => {
  const events = accountFacts(restaurantId).map(({ type, data }) => ({
    ...{ id: randomUUID(), type, data },
    metadata: { actor: 'system' as const, requestId: 'story', at, v: log.versionOf(type) },
  }));
  await log.append(`account-${restaurantId}`, -1, events);
};
