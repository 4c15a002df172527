import { PORTIONS } from '@sae/domain/billing';
import { newKey } from '../data/intention.js';
import { emptyCart, type Cart, type CartLine } from './cart.js';
import { newTableBox, type TableBox } from './table-box.js';

const KEY = 'takeOrder';

/** An order being taken: what is in the cart, and for which table. */
export interface Draft {
  readonly cart: Cart;
  readonly table: TableBox;
}

export const newDraft = (): Draft => ({ cart: emptyCart(newKey()), table: newTableBox });

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
export const keptDraft = (userId: number | null): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${KEY}:${userId}`) ?? 'null');
    return isDraft(kept as Draft | null) ? (kept as Draft) : newDraft();
  } catch {
    // Unreadable, as after an update that keeps it otherwise: a new order begins.
    return newDraft();
  }
};

export const keepDraft = (userId: number | null, draft: Draft): void => {
  try {
    sessionStorage.setItem(`${KEY}:${userId}`, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the order on a reload, no more.
    return;
  }
};
