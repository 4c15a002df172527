import { useSyncExternalStore } from 'react';
import { ApiError, isAway } from '../../data/api-error.js';
import { refreshRestaurant, useDesk } from '../data/desk.js';
import { useTell } from '../parts/Told.js';
import { turnInto, viewNow } from '../parts/view.js';
import type { Words } from '../words/en.js';
import { useWords } from '../words/language.js';
import { refused } from '../words/refused.js';

const CHANGED_PRICES = ['order/price-changed', 'order/total-differs'];

const sentence = (error: unknown, words: Words): string => {
  const code = error instanceof ApiError ? error.code : '';
  if (isAway(error)) return words.noAnswer;
  if (code === 'request/key-reused') return words.arrivedBefore;
  return CHANGED_PRICES.includes(code) ? words.pricesChanged : refused(error, words);
};

/** Places the order, and leads to where one sees what becomes of it. */
export const usePlaceOrder = () => {
  const desk = useDesk();
  const words = useWords();
  const tell = useTell();
  const { isSending, isSlow = false, failure } = useSyncExternalStore(desk.placing.hear, desk.placing.now);

  const place = async () => {
    const placed = await desk.placing.place();
    // Why it was refused, the restaurant and its menu tell.
    if (!placed) refreshRestaurant(desk);
    await desk.sitting.refresh();
    if (!placed) return;
    // Else the state it is in says so.
    if (!desk.sitting.now().data?.orders.some(({ id }) => id === placed.id)) tell(words.orderArrived(placed.id));
    if (viewNow() === 'basket') turnInto('home');
  };

  return { place, isSending, isSlow, failure: failure === undefined ? null : sentence(failure, words) };
};
