import { useEffect, useState } from 'react';
import { newKey } from '../data/intention.js';
import { keep, keptJson } from '../data/kept.js';
import { session } from '../data/session.js';
import type { Customer } from '@sae/domain/billing';
import { type Cart, emptyCart } from './cart.js';
import { isLine } from '../ordering/order-lines.js';
import { newTableBox, type TableBox } from '../ordering/table-box.js';

const KEY = 'takeOrder';

/** An order being taken: what is in the cart, for which table, or for whom. */
interface Draft {
  readonly cart: Cart;
  readonly table: TableBox;
  /** As typed, of an order that goes out. */
  readonly customer: Required<Customer>;
}

const newDraft = (): Draft => ({
  ...{ cart: emptyCart(newKey()), table: newTableBox },
  customer: { name: '', phone: '', address: '' },
});

const isDraft = ({ cart, table }: { cart?: Partial<Cart>; table?: Partial<TableBox> }): boolean =>
  typeof cart?.key === 'string' &&
  Array.isArray(cart.lines) &&
  cart.lines.every(isLine) &&
  typeof table?.text === 'string' &&
  Number.isInteger(table.tableNo) &&
  typeof table.isConfirmed === 'boolean';

/** What was being taken before a reload, in this tab, by this login. */
const keptDraft = (userId: number | null): Draft => ({
  ...newDraft(),
  ...keptJson<Draft>(`${KEY}:${userId}`, isDraft, 'sessionStorage'),
});

const keepDraft = (userId: number | null, draft: Draft): void =>
  void keep(`${KEY}:${userId}`, JSON.stringify(draft), 'sessionStorage');

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
    changeCustomer: (change: Partial<Customer>) =>
      setDraft((before) => ({ ...before, customer: { ...before.customer, ...change } })),
    /** The next submit is another order. */
    renewKey: () => setDraft((before) => ({ ...before, cart: { ...before.cart, key: newKey() } })),
    startAnew: () => {
      const fresh = newDraft();
      keepDraft(userId, fresh);
      setDraft(fresh);
    },
  };
};
