import { useEffect, useRef } from 'react';
import type { GuestOrderStatus } from '@sae/domain/guests';
import { useSitting } from '../data/desk.js';
import type { IconName } from '../parts/Icon.js';
import { useToast } from '../parts/Toasts.js';
import type { Words } from '../words/en.js';
import { useWords } from '../words/language.js';

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

/** Says what has become of the table's orders since one last looked. */
export const useOrderNews = (): void => {
  const sitting = useSitting();
  const words = useWords();
  const toast = useToast();
  const before = useRef<ReadonlyMap<number, string>>(undefined);
  useEffect(() => {
    if (!sitting) return;
    const known = before.current;
    before.current = new Map(sitting.orders.map(({ id, status }) => [id, status]));
    const news = known ? sitting.orders.filter(({ id, status }) => known.get(id) !== status) : [];
    if (news.length > 0)
      toast(news.map(({ id, status }) => words.orderNews(id, stateOf(status, words).name)).join(' · '));
  }, [sitting, words, toast]);
};
