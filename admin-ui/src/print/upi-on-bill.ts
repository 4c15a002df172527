import { deviceSetting } from '../data/device-setting.js';

/** Whether bills printed here carry the code by which they are paid. */
export const upiOnBill = deviceSetting<boolean>('upiOnBill', {
  read: (kept) => kept === 'yes',
  write: (isWanted) => (isWanted ? 'yes' : null),
});
