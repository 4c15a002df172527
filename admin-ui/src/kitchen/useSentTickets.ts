import { printedNowhere, type StationView } from '@sae/domain/kitchen';
import { categoriesOf, isSameTicket, leftToPrint, type TicketView } from '@sae/domain/ordering';
import { useEffect, useRef, useState } from 'react';
import { isNotNow, isUndecided, serverMessageOr } from '../data/api-error.js';
import { Intentions } from '../data/intention.js';
import { useLive } from '../data/live.js';
import { useProvider } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { usePrintTickets } from './KitchenReceipt.js';

/** So long a print station may take before who sent the ticket is told. */
const ANSWERS_WITHIN_MS = 10_000;

/** `missing` are the categories of the lines that are not printed. */
const notPrinted = ({ ticketNo, items }: TicketView, missing: readonly string[]): string =>
  `Ticket ${ticketNo} was not printed in the kitchen${missing.length < categoriesOf(items).length ? `: ${missing.join(', ')}` : ''}`;

const goesText = (tickets: readonly TicketView[]): string =>
  tickets.length === 1
    ? `Ticket ${tickets[0]?.ticketNo} goes to the kitchen`
    : `Tickets ${tickets.map(({ ticketNo }) => ticketNo).join(' and ')} go to the kitchen`;

const nameOf = ({ day, ticketNo }: TicketView) => `${day} ${ticketNo}`;

/** Watches over the tickets that are sent to the print stations from here, until they are printed. */
export const useSentTickets = () => {
  const provider = useProvider();
  const print = usePrintTickets();
  const toasts = useToasts();
  const [intentions] = useState(() => new Intentions());
  /** How each ends, its clock stopped or its notice closed, and what was told of it. */
  const sent = useRef(new Map<string, { readonly end: () => void; readonly told?: string }>());
  const forget = (ticket: TicketView): void => {
    sent.current.get(nameOf(ticket))?.end();
    sent.current.delete(nameOf(ticket));
  };

  const printHere = async (ticket: TicketView): Promise<void> => {
    const { day, ticketNo } = ticket;
    const claim = { day, ticketNo, stationId: null };
    try {
      const paper = await intentions.carryOut(claim, (key) => provider.printTicket(claim, { key }));
      forget(ticket);
      print([paper]);
    } catch (error) {
      toasts.failed(error, serverMessageOr('Failed to print the ticket'));
      const told = sent.current.get(nameOf(ticket))?.told;
      forget(ticket);
      if ((isNotNow(error) || isUndecided(error)) && told) tell(ticket, told);
    }
  };
  const tell = (ticket: TicketView, told: string): void => {
    if (sent.current.get(nameOf(ticket))?.told === told) return;
    forget(ticket);
    const end = toasts.lasting(told, { name: 'Print here', run: () => void printHere(ticket) });
    sent.current.set(nameOf(ticket), { end, told });
  };
  const look = async (ticket: TicketView): Promise<void> => {
    let now = ticket;
    try {
      now = (await provider.orderTickets({ id: ticket.orderId })).find((one) => isSameTicket(one, ticket)) ?? ticket;
    } catch (error) {
      console.warn('a ticket could not be looked for:', error);
    }
    const left = leftToPrint(now);
    if (left.length === 0) forget(ticket);
    else if (sent.current.has(nameOf(ticket))) tell(ticket, notPrinted(ticket, left));
  };

  useLive('ticketPrinted', (ticket) => {
    if (leftToPrint(ticket).length === 0) forget(ticket);
  });
  useEffect(() => {
    const all = sent.current;
    return () => all.forEach(({ end }) => end());
  }, []);

  return (tickets: readonly TicketView[], stations: readonly StationView[]): void => {
    const going = tickets.filter((ticket) => {
      const categories = leftToPrint(ticket);
      const nowhere = printedNowhere(stations, categories);
      if (nowhere.length > 0) tell(ticket, notPrinted(ticket, nowhere));
      if (nowhere.length === categories.length) return false;
      const { end, told } = sent.current.get(nameOf(ticket)) ?? {};
      const clock = setTimeout(() => void look(ticket), ANSWERS_WITHIN_MS);
      const stop = () => {
        clearTimeout(clock);
        end?.();
      };
      sent.current.set(nameOf(ticket), { end: stop, ...(told && { told }) });
      return true;
    });
    if (going.length > 0) toasts.info(goesText(going));
  };
};
