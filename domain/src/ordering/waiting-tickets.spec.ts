import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, biryani, bookOpened, dosa, placed } from '../../testing/orders.js';
import { leftToPrint, partOfTicket, ticketView, withPrint } from './kitchen-tickets.js';
import { orderBook } from './order-book.js';
import type { OrderBookEvent, TicketIssued, TicketPrinted } from './order-book.events.js';
import { MOST_WAITING, NOTHING_UNPRINTED, ticketIssued, type Unprinted } from './unprinted.js';

const { given, at } = sentences(orderBook);

const day = '2026-11-21';
const ticket = (ticketNo: number): TicketIssued => ({
  type: 'TicketIssued',
  data: { ticketNo, day, orderId: 1, tableNo: 4, kind: 'NEW', lines: [dosa, biryani, dosa] },
});
const kitchen = { id: 1, name: 'Kitchen' };
const rice = { id: 2, name: 'Rice' };
const printed = (
  categories: readonly string[],
  station: TicketPrinted['data']['station'] = kitchen,
): TicketPrinted => ({
  type: 'TicketPrinted',
  data: { ticketNo: 1, day, orderId: 1, tableNo: 4, station, categories },
});
const issued = (...events: OrderBookEvent[]) => given(bookOpened, placed(1), ticket(1), accepted(1), ...events);
const print = { type: 'PrintTicket', day, ticketNo: 1, station: kitchen, categories: null } as const;
const ALL = ['South Indian', 'Rice'];

describe('A kitchen ticket', () => {
  it('is claimed whole by a station that prints all', () => issued().when(print).then(printed(ALL)));
  it('is shared out over stations by category', () => {
    issued()
      .when({ ...print, station: rice, categories: ['Rice', 'Tea'] })
      .then(printed(['Rice'], rice));
    issued(printed(['Rice'], rice))
      .when(print)
      .then(printed(['South Indian']));
  });
  it('is claimed by hand, as much as is left of it', () =>
    issued(printed(['Rice'], rice))
      .when({ ...print, station: null })
      .then(printed(['South Indian'], null)));
  it('is claimed once', () =>
    issued(printed(ALL))
      .when({ ...print, station: rice })
      .thenRefused(
        'ticket/not-waiting',
        'Ticket 1 is printed already, or too old. It can be printed again from its order.',
      ));
  it('of which nothing is for a station is not claimed', () =>
    issued()
      .when({ ...print, categories: ['Tea'] })
      .thenRefused('ticket/not-waiting'));
  it.each([
    { ...print, ticketNo: 2 },
    { ...print, day: '2026-11-22' },
  ])('that was never issued is not found', (unknown) => issued().when(unknown).thenRefused('ticket/not-found'));
  it('waits with all of the last half hour, however many they are', () => {
    const many = Array.from({ length: 130 }, (_, n) => ticket(n + 2));
    issued(...many)
      .when(print)
      .then(printed(ALL));
  });
});

describe('Tickets that nobody prints', () => {
  const start = Date.parse(at(0));
  /** So many, one every so many seconds. */
  const unprinted = (count: number, everySeconds: number, from: Unprinted = NOTHING_UNPRINTED): Unprinted =>
    Array.from({ length: count }, (_, n) => n + 1).reduce(
      (before, n) => ticketIssued(before, ticket(n).data, new Date(start + n * everySeconds * 1000).toISOString()),
      from,
    );
  const rows = ({ passedOver }: Unprinted) => passedOver.map(({ day: of, from, to }) => [of, from, to]);

  it('are forgotten as they grow old, but for the latest hundred, and the book says which', () => {
    const { waiting, ...passed } = unprinted(400, 60);
    expect([waiting.length, waiting[0]?.ticketNo]).toEqual([100, 301]);
    expect(rows({ waiting, ...passed })).toEqual([[day, 1, 300]]);
  });
  it('are a thousand at most, and the book says which are not among them', () => {
    const { waiting, ...passed } = unprinted(MOST_WAITING + 5, 1);
    expect(waiting).toHaveLength(MOST_WAITING);
    expect(rows({ waiting, ...passed })).toEqual([[day, 1, 5]]);
  });
  it('stand in rows that end where something was printed; of many the oldest become one', () => {
    const all = unprinted(150, 60);
    const printedOnes = { ...all, waiting: all.waiting.filter(({ ticketNo }) => ticketNo % 2 === 0) };
    const later = unprinted(160, 60, printedOnes);
    expect(later.passedOver).toHaveLength(20);
    expect(rows(later)[0]?.slice(0, 2)).toEqual([day, 1]);
  });
});

describe('What is seen of a ticket', () => {
  const view = ticketView(ticket(1).data, { at: at(1), actor: 'person:1' });
  it('is who printed what of it, and what is left', () => {
    expect(leftToPrint(view)).toEqual(ALL);
    const part = withPrint(view, printed(['Rice'], null).data, at(2));
    expect(part.printed).toEqual([{ at: at(2), station: null, categories: ['Rice'] }]);
    expect(leftToPrint(part)).toEqual(['South Indian']);
    expect(leftToPrint(withPrint(part, printed(['South Indian']).data, at(3)))).toEqual([]);
  });
  it('where a part of it is printed, are the lines of that part', () =>
    expect(partOfTicket(view, ['Rice']).items.map(({ name }) => name)).toEqual([biryani.name]));
});
