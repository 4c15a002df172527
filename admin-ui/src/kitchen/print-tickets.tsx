import type { TicketView } from '@sae/domain/ordering';
import { KitchenReceipt } from '../print/KitchenReceipt.js';
import { printOut } from '../print/print-out.js';

/** On one strip, where there are several. */
export const printTickets = (tickets: readonly TicketView[], copy?: 'duplicate'): void => {
  if (tickets.length === 0) return;
  const papers = tickets.map((ticket) => (
    <KitchenReceipt key={`${ticket.day} ${ticket.ticketNo}`} ticket={ticket} {...(copy ? { copy } : {})} />
  ));
  printOut(<>{papers}</>, 'roll');
};
