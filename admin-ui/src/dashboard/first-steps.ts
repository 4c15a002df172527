import type { UserView } from '@sae/domain/access';
import { deviceSetting } from '../data/kept.js';

/** What is known of a restaurant that may have just begun; null as long as it is not. */
export interface Beginning {
  readonly dishes: number | null;
  readonly codes: number | null;
  readonly orders: number | null;
  readonly user: Pick<UserView, 'gstNumber' | 'fssaiNumber'>;
}

export interface FirstStep {
  readonly text: string;
  readonly hint: string;
  readonly to: string;
  readonly isDone: boolean;
}

/** From sign-up to the first order, each with the page where it is taken; null until it is known which are done. */
export const firstSteps = ({ dishes, codes, orders, user }: Beginning): readonly FirstStep[] | null => {
  if (dishes === null || codes === null || orders === null) return null;
  return [
    {
      ...{ text: 'Write your menu', hint: 'Dishes and prices', to: '/menu' },
      isDone: dishes > 0,
    },
    {
      ...{ text: 'Give your tables a code', hint: 'Guests order and pay by it', to: '/qr-code' },
      isDone: codes > 0,
    },
    {
      ...{ text: 'Enter GST and FSSAI numbers', hint: 'They stand on every bill', to: '/account' },
      isDone: Boolean(user.gstNumber && user.fssaiNumber),
    },
    {
      ...{ text: 'Take the first order', hint: 'Then print its bill', to: '/take-order' },
      isDone: orders > 0,
    },
  ];
};

/** The restaurant whose steps are over on this device: all were taken, or somebody put them away. */
export const stepsOver = deviceSetting<number | null>('firstStepsOver', {
  read: (kept) => (kept === null ? null : Number(kept)),
  write: (restaurantId) => (restaurantId === null ? null : String(restaurantId)),
});
