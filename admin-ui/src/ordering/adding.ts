import { MAX_LINES, MAX_QUANTITY } from '@sae/domain/ordering';
import { quantityOf, withLine, type Line, type Lines, type Which } from './order-lines.js';

/** So many more of it; its note comes along where nothing of it was there. */
export const addLine = (cart: Lines<Line>, { id, portion, quantity, specialInstructions }: Line): Lines<Line> => {
  if (quantityOf(cart, { id, portion }) > 0)
    return withLine(cart, { id, portion }, (line) => ({ quantity: Math.min(line.quantity + quantity, MAX_QUANTITY) }));
  if (cart.lines.length >= MAX_LINES) return cart;
  const line = { id, portion, quantity, ...(specialInstructions && { specialInstructions }) };
  return { ...cart, lines: [...cart.lines, line] };
};

/** One more of it. */
export const add = (cart: Lines<Line>, { id, portion }: Which): Lines<Line> =>
  addLine(cart, { id, portion, quantity: 1 });
