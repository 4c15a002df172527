import { describe, expect, it } from '@jest/globals';
import type { GuestMenuItemView } from '@sae/domain/guests';
import type { OptionView } from '@sae/domain/menu';
import { MAX_GUEST_DISHES, MAX_GUEST_LINES } from '@sae/domain/guests/place-guest-order.dto';
import fc from 'fast-check';
import { countOf, instruct, oneLess, orderOf, quantityOf, remove, sumOf } from '../../ordering/order-lines.js';
import { add, afterPlacing, checked, emptyBasket, MOST_LINES, MOST_PIECES, oneMore, type Basket } from './basket.js';

const item = (id: number, price = 55, halfPrice: number | null = null): GuestMenuItemView => ({
  ...{ id, category: 'Breads', name: `Dish ${id}`, description: null, isVeg: true },
  ...{ price, hasHalf: halfPrice !== null, halfPrice },
});
const full = (id: number) => ({ id, portion: 'full' as const });
const holding = (...items: GuestMenuItemView[]) =>
  items.reduce<Basket>((basket, each) => add(basket, each, 'full'), emptyBasket('key'));

describe('A basket', () => {
  it('takes as much as the server does', () =>
    expect([MOST_LINES, MOST_PIECES]).toEqual([MAX_GUEST_LINES, MAX_GUEST_DISHES]));
  it('puts the same portion on one line', () => {
    const basket = add(holding(item(1, 55, 30), item(1, 55, 30)), item(1, 55, 30), 'half');
    expect(basket.lines.map(({ portion, price, quantity }) => [portion, price, quantity])).toEqual([
      ['full', 55, 2],
      ['half', 30, 1],
    ]);
  });
  it('takes no portion that is not there', () => expect(add(holding(), item(1), 'half').lines).toEqual([]));
  it('takes no more lines and pieces than an order may have', () => {
    const items = Array.from({ length: MOST_LINES + 3 }, (_, n) => item(n + 1));
    const wide = holding(...items);
    expect(wide.lines).toHaveLength(MOST_LINES);
    expect(countOf(oneMore(wide, full(1)).lines)).toBe(MOST_LINES + 1);
    const many = Array.from({ length: 150 }).reduce<Basket>((basket) => oneMore(basket, full(1)), holding(item(1)));
    expect(countOf(many.lines)).toBe(MOST_PIECES);
  });
  it('loses a line with its last piece', () => {
    expect(oneLess(holding(item(1)), full(1)).lines).toEqual([]);
    expect(remove(holding(item(1), item(1)), full(1)).lines).toEqual([]);
  });
  it('forgets the order it sent as soon as it is another', () => {
    const sent = { ...holding(item(1)), sent: { items: [], total: 55 } };
    for (const changed of [oneMore(sent, full(1)), remove(sent, full(1)), instruct(sent, full(1), 'hot')])
      expect(changed).not.toHaveProperty('sent');
  });
  it('keeps what was put into it while its order was on the way', () => {
    const basket = holding(item(1), item(2));
    const later = add(oneMore(basket, full(1)), item(3), 'full');
    const rest = afterPlacing(later, orderOf(checked(basket.lines)), 'next');
    expect(rest.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(rest.key).toBe('next');
  });
  it('costs the sum of its lines, to the paisa', () => {
    const paise = fc.integer({ min: 1, max: 5_000_000 });
    const lines = fc.array(fc.record({ paise, quantity: fc.integer({ min: 1, max: 20 }) }), { maxLength: 20 });
    fc.assert(
      fc.property(lines, (all) => {
        const view = all.map(({ paise, quantity }, n) => ({
          ...{ ...full(n), name: 'x', isVeg: true, price: paise / 100, quantity },
        }));
        const sum = all.reduce((total, line) => total + line.paise * line.quantity, 0);
        return Math.round(sumOf(view) * 100) === sum;
      }),
    );
  });
  it('never holds a line without pieces, nor more than may be ordered', () => {
    const step = fc.record({ id: fc.integer({ min: 1, max: 60 }), adds: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const basket = steps.reduce<Basket>(
          (before, { id, adds }) => (adds ? add(before, item(id), 'full') : oneLess(before, full(id))),
          emptyBasket('key'),
        );
        return (
          countOf(basket.lines) <= MOST_PIECES &&
          basket.lines.length <= MOST_LINES &&
          basket.lines.every((line) => line.quantity >= 1 && quantityOf(basket, line) === line.quantity)
        );
      }),
    );
  });
});

describe('Held against the menu', () => {
  const basket = holding(item(1), item(2));
  it('a line has the menu’s name and price, and what it cost before', () =>
    expect(checked(basket.lines, [{ ...item(1), name: 'New name' }, item(2, 60)])).toMatchObject([
      { name: 'New name', price: 55, priceBefore: null, isUnavailable: false },
      { name: 'Dish 2', price: 60, priceBefore: 55, isUnavailable: false },
    ]));
  it('what is gone keeps its name', () =>
    expect(checked(basket.lines, [item(1)])[1]).toMatchObject({ name: 'Dish 2', price: 55, isUnavailable: true }));
  it('a half that is no longer made is gone', () => {
    const half = add(emptyBasket('key'), item(1, 55, 30), 'half');
    expect(checked(half.lines, [item(1)])[0]).toMatchObject({ isUnavailable: true });
  });
  it('nothing is said to be gone before the menu is known', () =>
    expect(checked(basket.lines).every(({ isUnavailable }) => !isUnavailable)).toBe(true));
  it('sends no empty instructions', () =>
    expect(orderOf(checked(instruct(basket, full(1), '   ').lines)).items[0]).not.toHaveProperty(
      'specialInstructions',
    ));
});

describe('Options in a basket', () => {
  const extras = {
    ...{ id: 1, name: 'Extras', least: 0, most: 2 },
    options: [
      { optionId: 1, name: 'Butter', price: 20 },
      { optionId: 2, name: 'Cheese', price: 30.5 },
    ],
  };
  const [butter, cheese] = extras.options as [OptionView, OptionView];
  const naan = { ...item(3), groups: [extras] };
  const basket = [[butter], [butter, cheese], [butter]].reduce<Basket>(
    (before, options) => add(before, naan, 'full', options),
    emptyBasket('key'),
  );

  it('keep lines apart, each at its price', () =>
    expect(basket.lines.map(({ price, quantity }) => [price, quantity])).toEqual([
      [75, 2],
      [105.5, 1],
    ]));
  it('that are none leave a line as it was', () =>
    expect(add(emptyBasket('key'), naan, 'full', []).lines[0]).not.toHaveProperty('options'));
  it('cost what the menu says by now, and what they cost before', () => {
    const dearer = { ...naan, groups: [{ ...extras, options: [{ ...butter, price: 25 }, cheese] }] };
    expect(checked(basket.lines, [dearer])).toMatchObject([
      { price: 80, priceBefore: 75, options: [{ price: 25 }] },
      { price: 110.5, priceBefore: 105.5 },
    ]);
  });
  it('that are gone take their line along, and no other', () =>
    expect(
      checked(basket.lines, [{ ...naan, groups: [{ ...extras, options: [butter] }] }]).map(
        (line) => line.isUnavailable,
      ),
    ).toEqual([false, true]));
  it('that came after the order was sent are another order', () => {
    const later = add(basket, naan, 'full', [cheese]);
    expect(afterPlacing(later, orderOf(checked(basket.lines)), 'next').lines).toEqual([
      { ...later.lines[2], options: [cheese] },
    ]);
  });
});
