import { describe, expect, it } from '@jest/globals';
import { wallClock } from '@sae/domain/kernel';
import type { OrderItemView, OrderView } from '@sae/domain/ordering';
import fc from 'fast-check';
import {
  billColumns,
  businessColumns,
  cancelledColumns,
  consumerColumns,
  documentColumns,
  noteColumns,
  serviceColumns,
} from './bill-columns.js';
import { itemColumns, linesOf, orderColumns, peopleColumns, Totals, type Column } from './columns.js';

const dosa: OrderItemView = { id: 1, name: 'Masala Dosa', isVeg: true, price: 99.5, quantity: 2, portion: 'full' };
const rice: OrderItemView = {
  id: 2,
  name: 'Chicken Biryani',
  isVeg: false,
  price: 150.05,
  quantity: 1,
  portion: 'half',
  specialInstructions: '+ raita',
};
const order: OrderView = {
  id: 7,
  restaurantId: 123456789,
  tableNo: 4,
  items: [dosa, rice],
  total: 349.05,
  createdAt: '2026-11-20T18:35:00.000Z',
  status: 'past',
  placedBy: 'staff',
  receiptDetails: { billNo: '2026-27/000042', total: 366.5, completedAt: '2026-11-21T07:00:00.000Z', isPaid: false },
  revision: '2026.00000000042',
};
const clock = wallClock('Asia/Kolkata');
const cells = <Row>(columns: readonly Column<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ title, of }) => [title, of(row, clock)]));
const nameOf = (name: string) => cells(itemColumns, { order, item: { ...dosa, name } }).Item;

describe('A row of Orders', () => {
  it('is an order with its share of its bill, at the restaurant’s time', () =>
    expect(cells(orderColumns, { ...order, money: { cash: 30_000, unpaid: 6_650, tip: 1_000 } })).toEqual({
      'Order No.': 7,
      'Bill No.': '2026-27/000042',
      'Table No.': 4,
      Items: '2 × Masala Dosa, 1 × Chicken Biryani (Half)',
      Quantity: 3,
      Subtotal: 349.05,
      'Grand Total': 366.5,
      Placed: new Date('2026-11-21T00:05:00.000Z'),
      Billed: new Date('2026-11-21T12:30:00.000Z'),
      ...{ Cash: 300, UPI: undefined, Card: undefined, Other: undefined, 'Paid, Not Said How': undefined },
      ...{ Unpaid: 66.5, Tip: 10 },
      ...{ Kind: 'Table', Customer: undefined, Phone: undefined, Address: undefined },
      'Paid Together With': undefined,
    }));

  it('says with which order its bill is shared, whose payment it is too', () => {
    const receiptDetails = { ...order.receiptDetails!, others: 2, sharedWith: 5 };
    const people = peopleColumns(new Map([[2, 'Ravi']]));
    const billedBy = { ...receiptDetails, billedBy: 2 };
    expect(cells(people, { ...order, takenBy: 9, receiptDetails: billedBy })).toEqual({
      ...{ 'Taken By': undefined, 'Billed By': 'Ravi' },
    });
    expect(cells(orderColumns, { ...order, receiptDetails })['Paid Together With']).toBe('#5 and 1 more');
  });

  it('says what goes out, and to whom', () => {
    const customer = { name: '=Ravi', phone: '+91 98450 12345', address: '4 Park Road' };
    const row = cells(orderColumns, { ...order, tableNo: 20_003, customer });
    expect(row).toMatchObject({ 'Table No.': 'Delivery 3', Kind: 'Delivery', Customer: '=Ravi' });
    expect(row).toMatchObject({ Phone: '+91 98450 12345', Address: '4 Park Road' });
    expect(cells(orderColumns, { ...order, tableNo: 0 })['Kind']).toBe('Counter');
    expect(cells(orderColumns, { ...order, tableNo: 10_012 })['Table No.']).toBe('Takeaway 12');
  });

  it('names the Counter', () => expect(cells(orderColumns, { ...order, tableNo: 0 })['Table No.']).toBe('Counter'));

  it('holds as many items as a cell can', () => {
    const long = { ...order, items: Array.from({ length: 400 }, () => ({ ...dosa, name: 'x'.repeat(100) })) };
    const text = String(cells(orderColumns, long).Items);
    expect(text).toHaveLength(32_767);
    expect(text.endsWith('…')).toBe(true);
  });
});

describe('A row of Items', () => {
  it('is a line of an order', () =>
    expect(linesOf(order).map((line) => cells(itemColumns, line))).toMatchObject([
      {
        'Order No.': 7,
        Item: 'Masala Dosa',
        'Veg/Non-Veg': 'Veg',
        Portion: 'Full',
        Price: 99.5,
        Quantity: 2,
        Amount: 199,
      },
      { Item: 'Chicken Biryani', 'Veg/Non-Veg': 'Non-Veg', Portion: 'Half', 'Special Instructions': '+ raita' },
    ]));

  it.each([
    ['a\u0000b\u001bc\u007fd', 'abcd'],
    ['a\ufffeb\uffffc', 'abc'],
    ['lone \ud83c and \udf5b, whole 🍛', 'lone  and , whole 🍛'],
    ['two\r\nlines\tand a tab', 'two\nlines\tand a tab'],
    ['=1+1', '=1+1'],
  ])('leaves out what no file can hold: %j', (name, shown) => expect(nameOf(name)).toBe(shown));
});

it('A column has room for its title in bold', () => {
  const ofOrders = [...orderColumns, ...peopleColumns(new Map()), ...itemColumns];
  const ofBills = [...billColumns, ...cancelledColumns, ...noteColumns, ...businessColumns];
  const ofReturns = [...consumerColumns, ...serviceColumns, ...documentColumns];
  const narrow = [...ofOrders, ...ofBills, ...ofReturns].filter(({ title, width }) => width < title.length + 2);
  expect(narrow.map(({ title }) => title)).toEqual([]);
});

it('totals are exact to the paisa', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 200 });
  fc.assert(
    fc.property(amounts, (paise) => {
      const totals = new Totals(orderColumns);
      for (const total of paise) totals.add(orderColumns.map(({ of }) => of({ ...order, total: total / 100 }, clock)));
      const [label, , , , quantity, subtotal, , placed] = totals.row;
      expect([label, placed, quantity]).toEqual(['Total', undefined, 3 * paise.length]);
      expect(subtotal).toBe(paise.reduce((sum, each) => sum + each, 0) / 100);
    }),
  );
});
