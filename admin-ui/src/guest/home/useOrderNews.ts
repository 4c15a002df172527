import { useEffect, useRef } from 'react';
import { useSitting } from '../data/desk.js';
import { useTell } from '../parts/Told.js';
import { useWords } from '../words/language.js';
import { stateOf } from './order-state.js';

/** Says what has become of the table's orders since one last looked. */
export const useOrderNews = (): void => {
  const sitting = useSitting();
  const words = useWords();
  const tell = useTell();
  const before = useRef<ReadonlyMap<number, string>>(undefined);
  useEffect(() => {
    if (!sitting) return;
    const known = before.current;
    before.current = new Map(sitting.orders.map(({ id, status }) => [id, status]));
    const news = known ? sitting.orders.filter(({ id, status }) => known.get(id) !== status) : [];
    if (news.length > 0)
      tell(news.map(({ id, status }) => words.orderNews(id, stateOf(status, words).name)).join(' · '));
  }, [sitting, words, tell]);
};
