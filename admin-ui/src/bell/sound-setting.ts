import { deviceSetting } from '../data/device-setting.js';

/** Is the bell for guests' orders wanted? */
export const soundSetting = deviceSetting<boolean>('guestOrderSound', {
  read: (kept) => kept !== 'off',
  write: (isOn) => (isOn ? null : 'off'),
});
