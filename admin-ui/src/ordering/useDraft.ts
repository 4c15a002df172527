import { useEffect, useState } from 'react';
import { newKey } from '../data/intention.js';
import { session } from '../data/session.js';
import type { Cart } from './cart.js';
import { keepDraft, keptDraft, newDraft, type Draft } from './cart-storage.js';
import type { TableBox } from './table-box.js';

/** The order being taken; it outlives a reload of the page and a submit that failed. */
export const useDraft = () => {
  const userId = session.userId();
  const [draft, setDraft] = useState<Draft>(() => keptDraft(userId));
  useEffect(() => keepDraft(userId, draft), [userId, draft]);

  return {
    ...draft,
    changeCart: (change: (cart: Cart) => Cart) =>
      setDraft((before) => {
        const cart = change(before.cart);
        // An empty cart was never sent: its key is of the moment when something comes into it.
        return { ...before, cart: before.cart.lines.length > 0 ? cart : { ...cart, key: newKey() } };
      }),
    changeTable: (change: (table: TableBox) => TableBox) =>
      setDraft((before) => ({ ...before, table: change(before.table) })),
    /** The next submit is another order. */
    renewKey: () => setDraft((before) => ({ ...before, cart: { ...before.cart, key: newKey() } })),
    startAnew: () => {
      const fresh = newDraft();
      keepDraft(userId, fresh);
      setDraft(fresh);
    },
  };
};
