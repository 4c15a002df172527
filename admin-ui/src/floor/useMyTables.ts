import { OWNER_ID } from '@sae/domain/people';
import { roleOf, useUser } from '../auth/user.js';
import { deviceSetting } from '../data/kept.js';
import { mineOf, type FloorTable } from './floor.js';

/** Whether this device shows a person their own tables; where nobody chose, it does so to waiters. */
const chosen = deviceSetting<boolean | null>('myTables', {
  read: (kept) => (kept === null ? null : kept === 'on'),
  write: (isOn) => (isOn === null ? null : isOn ? 'on' : 'off'),
});

/** Of a floor what is one's own, where one wishes that; the owner has no tables of their own. */
export const useMyTables = (floor: readonly FloorTable[]) => {
  const user = useUser();
  const choice = chosen.useChoice();
  const personId = user?.myself?.id ?? OWNER_ID;
  const hasOwn = personId !== OWNER_ID;
  const isOn = hasOwn && (choice ?? roleOf(user ?? {}) === 'waiter');
  return { hasOwn, isOn, shown: isOn ? mineOf(floor, personId) : floor, choose: chosen.choose };
};
