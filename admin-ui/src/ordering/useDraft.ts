import { PORTIONS } from '@sae/domain/billing';
import { useEffect, useState } from 'react';
import { newKey } from '../data/intention.js';
import { session } from '../data/session.js';
import { type Cart, type CartLine, emptyCart } from './cart.js';
import { newTableBox, type TableBox } from './table-box.js';

const KEY = 'takeOrder';

/** An order being taken: what is in the cart, and for which table. */
interface Draft {
  readonly cart: Cart;
  readonly table: TableBox;
}

const newDraft = (): Draft => ({ cart: emptyCart(newKey()), table: newTableBox });

const isLine = (line: Partial<CartLine> | null): line is CartLine =>
  Number.isInteger(line?.itemId) &&
  Number(line?.quantity) >= 1 &&
  PORTIONS.some((portion) => portion === line?.portion);

const isTableBox = (box: Partial<TableBox> | undefined): box is TableBox =>
  typeof box?.text === 'string' && Number.isInteger(box.tableNo) && typeof box.isConfirmed === 'boolean';

const isDraft = (draft: { cart?: Partial<Cart>; table?: Partial<TableBox> } | null): draft is Draft =>
  typeof draft?.cart?.key === 'string' &&
  Array.isArray(draft.cart.lines) &&
  draft.cart.lines.every(isLine) &&
  isTableBox(draft.table);

/** What was being taken before a reload, in this tab, by this login. */
const keptDraft = (userId: number | null): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${KEY}:${userId}`) ?? 'null');
    return isDraft(kept as Draft | null) ? (kept as Draft) : newDraft();
  } catch {
    // Unreadable, as after an update that keeps it otherwise: a new order begins.
    return newDraft();
  }
};

const keepDraft = (userId: number | null, draft: Draft): void => {
  try {
    sessionStorage.setItem(`${KEY}:${userId}`, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the order on a reload, no more.
    return;
  }
};

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
