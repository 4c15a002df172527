import { describe, expect, it } from '@jest/globals';
import { toPaise } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import fc from 'fast-check';
import {
  add,
  addLine,
  countOfDish,
  instruct,
  oneLess,
  oneLessOfDish,
  orderOf,
  quantityOf,
  remove,
  sumOf,
} from '../ordering/order-lines.js';
import { emptyCart, hadAgain, priced } from './cart.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const item = (changes: Partial<MenuItemView>): MenuItemView => ({
  id: 1,
  category: 'Mains',
  name: 'Curry',
  description: null,
  isVeg: true,
  price: 120.1,
  hasHalf: true,
  halfPrice: 70.2,
  isEnabled: true,
  ...changes,
});
const menu = new Map(
  [item({}), item({ id: 2, name: 'Naan', price: 0.1, hasHalf: false, halfPrice: null })].map((i) => [i.id, i]),
);
const full = { id: 1, portion: 'full' } as const;
const half = { id: 1, portion: 'half' } as const;
const naan = { id: 2, portion: 'full' } as const;
const empty = emptyCart('key');
const total = (cart: typeof empty) => toPaise(sumOf(priced(cart, menu)));

describe('The cart', () => {
  it('counts the same item and portion on one line', () =>
    expect(add(add(empty, full), full).lines).toEqual([{ ...full, quantity: 2 }]));

  it('keeps full and half apart', () =>
    expect(add(add(empty, full), half).lines).toEqual([
      { ...full, quantity: 1 },
      { ...half, quantity: 1 },
    ]));

  it('loses the line when the last one is taken', () => {
    const two = add(add(empty, full), full);
    expect(oneLess(two, full).lines).toEqual([{ ...full, quantity: 1 }]);
    expect(oneLess(oneLess(two, full), full).lines).toEqual([]);
  });

  it('is not changed by taking what is not in it', () => expect(oneLess(add(empty, full), half).lines).toHaveLength(1));

  it('removes a line whole', () => expect(remove(add(add(empty, full), full), full).lines).toEqual([]));

  it('charges the half price for half portions', () => expect(total(add(add(empty, full), half))).toBe(12010 + 7020));

  it('adds up in paise', () => expect(total([1, 2, 3].reduce((cart) => add(cart, naan), empty))).toBe(30));

  it('keeps special instructions with their line', () =>
    expect(instruct(add(add(empty, full), half), half, 'no onion').lines).toEqual([
      { ...full, quantity: 1 },
      { ...half, quantity: 1, specialInstructions: 'no onion' },
    ]));

  it('keeps its key through every change', () => expect(remove(add(empty, full), full).key).toBe('key'));

  it('takes at most 999 of one thing', () =>
    expect(quantityOf(add({ ...empty, lines: [{ ...full, quantity: 999 }] }, full), full)).toBe(999));

  it('takes at most 200 lines', () => {
    const many = Array.from({ length: 201 }, (_, id) => ({ id, portion: 'full' as const }));
    expect(many.reduce(add, empty).lines).toHaveLength(200);
  });

  it('marks what the menu no longer has', () => {
    const cart = add(add(empty, { id: 9, portion: 'full' }), { id: 2, portion: 'half' });
    expect(priced(cart, menu).map(({ isInvalid }) => isInvalid)).toEqual([true, true]);
  });

  it('marks what is unavailable by now', () =>
    expect(priced(add(empty, full), new Map([[1, item({ isEnabled: false })]]))[0]).toMatchObject({
      isUnavailable: true,
      isInvalid: false,
    }));

  it('counts what was added less what was taken', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.constantFrom(full, half, naan))), (presses) => {
        const counts = new Map<string, number>();
        const cart = presses.reduce((state, [isPlus, which]) => {
          const key = JSON.stringify(which);
          counts.set(key, Math.max(0, (counts.get(key) ?? 0) + (isPlus ? 1 : -1)));
          return isPlus ? add(state, which) : oneLess(state, which);
        }, empty);
        const quantities = cart.lines.map(({ quantity }) => quantity);
        expect(sum(quantities)).toBe(sum([...counts.values()]));
        expect(quantities.every((quantity) => quantity > 0)).toBe(true);
      }),
    ));
});

describe('Options in the cart', () => {
  const sizes = {
    ...{ id: 1, name: 'Size', least: 1, most: 1 },
    options: [
      { optionId: 1, name: 'Regular', price: 0 },
      { optionId: 2, name: 'Large', price: 40 },
    ],
  };
  const sized = new Map([[1, { ...item({}), groups: [sizes] }]]);
  const of = (...ids: number[]) => ({
    ...full,
    options: sizes.options.filter(({ optionId }) => ids.includes(optionId)),
  });

  it('keep lines apart, and each is counted by itself', () => {
    const cart = add(add(add(empty, of(1)), of(2)), of(2));
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect([quantityOf(cart, of(1)), quantityOf(cart, of(2)), quantityOf(cart, full)]).toEqual([1, 2, 0]);
    expect(countOfDish(cart, full)).toBe(3);
  });
  it('are taken off the dish last one first', () =>
    expect(oneLessOfDish(add(add(empty, of(2)), of(1)), full).lines).toEqual([{ ...of(2), quantity: 1 }]));
  it('cost what the menu says by now, under the names it has', () => {
    const dearer = { ...sizes, options: [{ optionId: 2, name: 'Huge', price: 50 }] };
    const today = new Map([[1, { ...item({}), groups: [dearer] }]]);
    expect(priced(add(empty, of(2)), today)).toMatchObject([
      { price: 170.1, options: dearer.options, isMischosen: false },
    ]);
  });
  it('that cannot be had so any longer are marked, and so is what asks for some since', () => {
    const cart = add(add(empty, of(2)), full);
    expect(priced(cart, new Map([[1, item({})]])).map(({ isMischosen }) => isMischosen)).toEqual([true, false]);
    expect(priced(cart, sized).map(({ isMischosen }) => isMischosen)).toEqual([false, true]);
  });
  it('are sent by their numbers', () =>
    expect(orderOf(priced(add(empty, of(2)), sized)).items[0]).toMatchObject({ price: 160.1, optionIds: [2] }));
  it('come with a round once more, where they can still be had', () => {
    const line = { ...of(2), name: 'Curry', isVeg: true, price: 1, quantity: 1 };
    expect(hadAgain([line], sized)).toEqual({ lines: [line], gone: [] });
    expect(hadAgain([line], menu)).toEqual({ lines: [], gone: ['Curry'] });
  });
});

describe('A round once more', () => {
  const line = { ...full, name: 'Curry', isVeg: true, price: 1, quantity: 2, specialInstructions: 'hot' };
  const naans = { ...line, ...naan, name: 'Naan' };

  it('comes with its notes, on top of what is there', () =>
    expect([line, { ...naans, quantity: 3 }].reduce(addLine, add(empty, full)).lines).toEqual([
      { ...full, quantity: 3 },
      { ...naan, quantity: 3, specialInstructions: 'hot' },
    ]));

  it('costs what it costs today', () => expect(total([line].reduce(addLine, empty))).toBe(2 * 12010));

  it('has only what can be had, and names the rest once', () => {
    const gone = { ...line, id: 9, name: 'Soup' };
    const halfNaan = { ...naans, portion: 'half' as const };
    expect(hadAgain([line, gone, gone, halfNaan], menu)).toEqual({ lines: [line], gone: ['Soup', 'Naan'] });
  });
});
