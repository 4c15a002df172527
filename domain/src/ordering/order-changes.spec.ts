import { describe, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import {
  accepted,
  billOver,
  biryani,
  bookOpened,
  crispDosa,
  dosa,
  placed,
  seller,
  terms,
} from '../../testing/orders.js';
import { MAX_LINES } from './open-budget.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { orderBook } from './order-book.js';

const { given, at } = sentences(orderBook);
const open = (...events: OrderBookEvent[]) => given(bookOpened, ...events);
const complete = { type: 'CompleteTable', tableNo: 4, terms, message: 'Have a nice day!', seller } as const;

/** Order 1 as it is after it was placed a second after the start. */
const order = (changes: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ orderId: 1, tableNo: 4, items: [dosa], total: 19800, placedAt: at(1), status: 'live' },
  ...changes,
});
const reopened: OrderBookEvent = {
  type: 'OrderReopened',
  data: { order: order({ status: 'recurring', paid: 5000 }), reason: null },
};
const billed: OrderBookEvent[] = [placed(1), accepted(1), { type: 'BillIssued', data: billOver([order()]) }];
const refusedOnceBilled = (command: Parameters<ReturnType<typeof open>['when']>[0]) => {
  open(...billed)
    .when(command)
    .thenRefused('order/billed', 'This order is billed already');
  open().when(command).thenRefused('order/not-found');
};

describe('MoveOrder', () => {
  const move = (orderId: number, tableNo = 7) => ({ type: 'MoveOrder', orderId, tableNo }) as const;
  const moved = (orderId: number): OrderBookEvent => ({ type: 'OrderMoved', data: { orderId, from: 4, tableNo: 7 } });
  it('takes an order to another table, accepted or not', () => {
    open(placed(1)).when(move(1)).then(moved(1));
    open(placed(1), accepted(1)).when(move(1)).then(moved(1));
  });
  it('has it billed where it is', () =>
    open(placed(1), accepted(1), moved(1))
      .when({ ...complete, tableNo: 7 })
      .thenMatches({ type: 'BillIssued', data: { tableNo: 7, orders: [{ orderId: 1 }] } }));
  it('leaves nothing behind', () =>
    open(placed(1), accepted(1), moved(1)).when(complete).thenRefused('table/nothing-to-bill'));
  it('says what had been paid for it', () =>
    open(reopened)
      .when(move(1))
      .then({ type: 'OrderMoved', data: { orderId: 1, from: 4, tableNo: 7, paid: 5000 } }));
  it('is refused where it stands already', () =>
    open(placed(1)).when(move(1, 4)).thenRefused('order/same-table', 'This is at Table 4 already'));
  it('is refused once it is billed, and of an order that is not there', () => refusedOnceBilled(move(1)));
});

describe('MoveTable', () => {
  const move = (from: number, tableNo: number) => ({ type: 'MoveTable', from, tableNo }) as const;
  const moved = (orderId: number, from: number, tableNo: number): OrderBookEvent => ({
    type: 'OrderMoved',
    data: { orderId, from, tableNo },
  });
  it('takes all that is open there, and nothing else', () =>
    open(placed(1), placed(2), accepted(2), placed(3, 5))
      .when(move(4, 7))
      .then(moved(1, 4, 7), moved(2, 4, 7)));
  it('makes one of two tables', () =>
    open(placed(1), accepted(1), placed(2, 5), accepted(2), moved(2, 5, 4))
      .when(complete)
      .thenMatches({ data: { orders: [{ orderId: 1 }, { orderId: 2 }] } }));
  it('takes the Counter’s, too', () =>
    open(placed(1, 0))
      .when(move(0, 3))
      .then(moved(1, 0, 3)));
  it('is refused where nothing is open', () =>
    open(...billed)
      .when(move(4, 7))
      .thenRefused('table/nothing-open', 'Nothing is open at Table 4'));
  it('is refused to where it is', () => open(placed(1)).when(move(4, 4)).thenRefused('order/same-table'));
});

describe('AddLines', () => {
  const add = { type: 'AddLines', orderId: 1, items: [biryani] } as const;
  const added = (changes: Partial<OpenOrder> = {}): OrderBookEvent => ({
    type: 'LinesAdded',
    data: { order: order({ items: [dosa, biryani], total: 34850, ...changes }), added: [biryani] },
  });
  it('puts them behind what is there, and tells the order whole', () => {
    open(placed(1)).when(add).then(added());
    open(placed(1), accepted(1))
      .when(add)
      .then(added({ status: 'recurring' }));
  });
  it('has them billed, at the prices they were added at', () =>
    open(placed(1), accepted(1), added({ status: 'recurring' }))
      .when(complete)
      .then({ type: 'BillIssued', data: billOver([order({ items: [dosa, biryani], total: 34850 })]) }));
  it('keeps the table it was moved to, and what was paid for it', () =>
    open(reopened, { type: 'OrderMoved', data: { orderId: 1, from: 4, tableNo: 7, paid: 5000 } })
      .when(add)
      .then(added({ status: 'recurring', tableNo: 7, paid: 5000, placedAt: at(1) })));
  it('is refused beyond the most lines an order can have', () =>
    open(placed(1, 4, Array(MAX_LINES).fill(dosa)))
      .when(add)
      .thenRefused('order/too-many-lines', 'An order can have at most 200 items'));
  it('is refused beyond what a restaurant may have open, lines and not orders counted', () => {
    const room = (lines: number) => ({ ...add, budget: { orders: 1, lines } });
    open(placed(1)).when(room(2)).then(added());
    open(placed(1)).when(room(1)).thenRefused('book/too-many-lines');
  });
  it('is refused once it is billed, and of an order that is not there', () => refusedOnceBilled(add));
});

describe('CancelLine', () => {
  const cancel = (line: object = {}, quantity = 1) =>
    ({ type: 'CancelLine', orderId: 1, line: { ...dosa, ...line }, quantity, reason: 'sold out' }) as const;
  const both = placed(1, 4, [dosa, biryani]);
  const cancelled = (items: OpenOrder['items'], total: number, line: typeof dosa): OrderBookEvent => ({
    type: 'LineCancelled',
    data: { order: order({ items, total }), cancelled: line, reason: 'sold out' },
  });
  it('takes away part of a line, or all of it', () => {
    const one = { ...dosa, quantity: 1 };
    open(both)
      .when(cancel())
      .then(cancelled([one, biryani], 24950, one));
    open(both)
      .when(cancel({}, 2))
      .then(cancelled([biryani], 15050, dosa));
  });
  it('takes from lines that say the same as from one, what was taken last first', () =>
    open(placed(1, 4, [dosa, biryani, dosa]))
      .when(cancel({}, 3))
      .then(cancelled([{ ...dosa, quantity: 1 }, biryani], 24950, { ...dosa, quantity: 3 })));
  it('tells lines apart by what was chosen, in whatever order it is named', () => {
    const [garlic, crisp] = [{ optionId: 2, name: 'Garlic', price: 0 }, ...crispDosa.options!];
    const fancy = { ...dosa, options: [crisp!, garlic] };
    const one = { ...crispDosa, quantity: 1 };
    open(placed(1, 4, [dosa, crispDosa, fancy]))
      .when(cancel({ options: [{ optionId: 1 }] }))
      .then(cancelled([dosa, one, fancy], 49_500, one));
    open(placed(1, 4, [dosa, crispDosa, fancy]))
      .when(cancel({ options: [{ optionId: 2 }, { optionId: 1 }] }, 2))
      .then(cancelled([dosa, crispDosa], 39_600, fancy));
  });
  it.each([
    { itemId: 9 },
    { portion: 'half' },
    { price: 1 },
    { specialInstructions: 'hot' },
    { options: [{ optionId: 1 }] },
  ])('finds no line that says something else: %p', (other) =>
    open(both).when(cancel(other)).thenRefused('order/changed', 'The order has changed meanwhile. Please try again.'),
  );
  it('is refused of more than there is', () => open(both).when(cancel({}, 3)).thenRefused('order/changed'));
  it('is refused of all that is left', () =>
    open(placed(1))
      .when(cancel({}, 2))
      .thenRefused('order/last-line', 'Nothing would be left of this order. Please delete it instead.'));
  it('is refused once it is billed, and of an order that is not there', () => refusedOnceBilled(cancel()));
});

describe('ChangeNote', () => {
  const note = (text: string | null, line: object = biryani) =>
    ({ type: 'ChangeNote', orderId: 1, line: line as typeof dosa, note: text }) as const;
  const noted = (line: typeof dosa, from: string | null, items: OpenOrder['items']): OrderBookEvent => ({
    type: 'NoteChanged',
    data: { order: order({ items, total: 34850 }), line, from },
  });
  const both = placed(1, 4, [dosa, biryani]);
  const { specialInstructions: _, ...plain } = biryani;
  const hot = { ...biryani, specialInstructions: 'hot' };
  it('says something else, nothing, or something where nothing stood', () => {
    open(both)
      .when(note('hot'))
      .then(noted(hot, 'less spicy', [dosa, hot]));
    open(both)
      .when(note(''))
      .then(noted(plain, 'less spicy', [dosa, plain]));
    const crisp = { ...dosa, specialInstructions: 'crisp' };
    open(both)
      .when(note('crisp', dosa))
      .then(noted(crisp, null, [crisp, biryani]));
  });
  it('is that of all lines which say the same', () =>
    open(placed(1, 4, [biryani, biryani]))
      .when(note('hot'))
      .thenMatches({ data: { order: { items: [hot, hot] }, line: { ...hot, quantity: 2 } } }));
  it('is refused where it says that already', () =>
    open(both).when(note('less spicy')).thenRefused('order/same-note', 'The note says that already'));
  it('is refused of a line that is not there any more', () =>
    open(placed(1)).when(note('hot')).thenRefused('order/changed'));
  it('is refused once it is billed, and of an order that is not there', () => refusedOnceBilled(note('hot')));
});
