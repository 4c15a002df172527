import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderView } from '@sae/domain/ordering';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { printed } from '../ordering/testing/page.js';
import { server } from '../ordering/testing/server.js';
import {
  backOffice,
  byKitchen,
  day,
  failsOnce,
  kitchen,
  pass,
  press,
  ticketNo,
  tooLate,
  tooMany,
} from './testing/back-office.js';

/** A toast leaves in steps, each drawn before the next begins. */
const leaving = async () => {
  for (let step = 0; step < 20; step += 1) await pass(50);
};

const accept = async () => {
  press('Accept');
  await pass(100);
};
const notice = () => screen.queryByText(/was not printed in the kitchen/)?.textContent;

describe('Who accepts an order', () => {
  it('prints its ticket at once, and claims nothing, where there is no print station', async () => {
    const { provider } = await backOffice([]);
    await accept();
    expect(printed).toHaveLength(1);
    expect(provider.printTicket).not.toHaveBeenCalled();
  });

  it('prints it where the stations cannot be asked for', async () => {
    await backOffice([], { stations: () => Promise.reject(new ApiError(503, 'x', '')) });
    await accept();
    expect(printed).toHaveLength(1);
  });

  it('sends it to the station, and hears nothing more when it prints there', async () => {
    const { live } = await backOffice([kitchen]);
    await accept();
    expect(screen.getByText('Ticket 7 goes to the kitchen')).toBeTruthy();
    live.push('ticketPrinted', byKitchen(ticketNo(7)));
    await pass(12_000);
    expect([printed, notice()]).toEqual([[], undefined]);
  });

  it('is told after ten seconds that it was not printed, and prints it here', async () => {
    const { provider } = await backOffice([kitchen]);
    await accept();
    await pass(9_000);
    expect(notice()).toBeUndefined();
    await pass(1_100);
    expect(notice()).toBe('Ticket 7 was not printed in the kitchen');
    await pass(60_000);
    expect(notice()).toBeTruthy();
    press('Print here');
    await leaving();
    expect(provider.printTicket.mock.calls[0]?.[0]).toEqual({ day, ticketNo: 7, stationId: null });
    expect(printed[0]).toContain('Ticket 7');
    expect(notice()).toBeUndefined();
  });

  it('is told nothing when only the push was missed', async () => {
    await backOffice([kitchen], { orderTickets: () => Promise.resolve([byKitchen(ticketNo(7))]) });
    await accept();
    await pass(12_000);
    expect(notice()).toBeUndefined();
  });

  it('prints nothing when the station was faster after all, and is told so', async () => {
    await backOffice([kitchen], { printTicket: () => Promise.reject(tooLate) });
    await accept();
    await pass(10_100);
    press('Print here');
    await leaving();
    expect(screen.getByText(tooLate.message)).toBeTruthy();
    expect([printed, notice()]).toEqual([[], undefined]);
  });

  it.each([
    ['nobody answers', new ApiError(0, 'network/no-answer', '')],
    ['the server fails', new ApiError(500, 'server/error', 'Internal server error')],
    ['too much was asked for at once', tooMany],
  ])('keeps its notice where %s, and can press again', async (_, error) => {
    const printTicket = failsOnce(error, ticketNo(7));
    await backOffice([kitchen], { printTicket });
    await accept();
    await pass(10_100);
    press('Print here');
    await leaving();
    expect([printed.length, notice()]).toEqual([0, 'Ticket 7 was not printed in the kitchen']);
    press('Print here');
    await leaving();
    expect([printed.length, notice()]).toEqual([1, undefined]);
  });

  it('is told at once of what no station prints', async () => {
    await backOffice([{ ...kitchen, categories: ['Tea'] }]);
    await accept();
    expect(notice()).toBe('Ticket 7 was not printed in the kitchen');
    expect(screen.queryByText(/goes to the kitchen/)).toBeNull();
  });

  it('is told at once of the lines that no station prints, and after ten seconds of what the station left', async () => {
    const [line] = ticketNo(9).items;
    const ticket = { ...ticketNo(9), items: ['Curries', 'Rice', 'Tea'].map((category) => ({ ...line!, category })) };
    const book = server(owner.id);
    const order = book.place(4, 'guest').payload as OrderView;
    const moveToRecurring = () => Promise.resolve({ ...order, status: 'recurring', tickets: [ticket] });
    const orderTickets = () => Promise.resolve([byKitchen(ticket, ['Rice'])]);
    await backOffice([{ ...kitchen, categories: ['Curries', 'Rice'] }], { moveToRecurring, orderTickets });
    await accept();
    expect(notice()).toBe('Ticket 9 was not printed in the kitchen: Tea');
    expect(screen.getByText('Ticket 9 goes to the kitchen')).toBeTruthy();
    await pass(10_100);
    await leaving();
    expect(notice()).toBe('Ticket 9 was not printed in the kitchen: Curries, Tea');
  });

  it('has the notice go when it is printed later', async () => {
    const { live } = await backOffice([kitchen]);
    await accept();
    await pass(10_100);
    live.push('ticketPrinted', byKitchen(ticketNo(7)));
    await leaving();
    expect(notice()).toBeUndefined();
  });
});
