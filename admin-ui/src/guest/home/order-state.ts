import type { GuestOrderStatus } from '@sae/domain/guests';
import type { IconName } from '../parts/Icon.js';
import type { Words } from '../words/en.js';

/** The way of an order; a cancelled one has left it. */
export const STEPS: readonly GuestOrderStatus[] = ['live', 'recurring', 'past'];

export const isUnderWay = (status: GuestOrderStatus): boolean => status === 'live' || status === 'recurring';

export const ICON_OF: Readonly<Record<GuestOrderStatus, IconName>> = {
  live: 'check',
  recurring: 'pot',
  past: 'receipt',
  deleted: 'close',
};

export const stateOf = (status: GuestOrderStatus, words: Words): { name: string; note: string } =>
  ({
    live: { name: words.received, note: words.receivedNote },
    recurring: { name: words.prepared, note: words.preparedNote },
    past: { name: words.billed, note: words.billedNote },
    deleted: { name: words.cancelled, note: words.cancelledNote },
  })[status];
