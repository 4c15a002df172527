import { deviceSetting } from '../data/kept.js';

/** Whether bills printed here carry the code by which they are paid. */
export const upiOnBill = deviceSetting<boolean>('upiOnBill', {
  read: (kept) => kept === 'yes',
  write: (isWanted) => (isWanted ? 'yes' : null),
});
