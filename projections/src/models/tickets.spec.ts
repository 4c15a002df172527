import { expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { accepted, biryani, bookOpened, deleted, dosa, placed } from '../../../domain/testing/orders.js';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { tickets, ticketsKey } from './tickets.js';

const ticket = (ticketNo: number, kind: 'NEW' | 'CANCEL', orderId = 1): OrderBookEvent => ({
  type: 'TicketIssued',
  data: { ticketNo, day: '2026-11-21', orderId, tableNo: 4, kind, lines: [dosa, biryani] },
});

const print = (categories: readonly string[]): OrderBookEvent => ({
  type: 'TicketPrinted',
  data: { ticketNo: 1, day: '2026-11-21', orderId: 1, tableNo: 4, station: { id: 1, name: 'Kitchen' }, categories },
});

it('The tickets of an order stand in their order, and stay when it is deleted', () => {
  const models = new Models(tickets).tell(
    inBook(`orderBook-${RESTAURANT}-2026`, [
      ...[bookOpened, placed(1), ticket(1, 'NEW'), accepted(1)],
      ...[placed(2), ticket(2, 'NEW', 2), accepted(2), ticket(3, 'CANCEL'), deleted(1)],
      ...[print(['Rice']), print(['South Indian'])],
    ]),
  );
  expect(models.document(ticketsKey(RESTAURANT, 1))).toMatchObject([
    {
      ...{ ticketNo: 1, kind: 'NEW', issuedAt: at(2), items: [{ name: dosa.name }, { name: biryani.name }] },
      printed: [
        { at: at(9), station: 'Kitchen', categories: ['Rice'] },
        { at: at(10), station: 'Kitchen', categories: ['South Indian'] },
      ],
    },
    { ticketNo: 3, kind: 'CANCEL', issuedAt: at(7), printed: [] },
  ]);
});
