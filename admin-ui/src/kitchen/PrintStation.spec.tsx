import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { WaitingTicket } from '@sae/domain/ordering';
import type { FakeLive } from '../../testing/fake-live.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { printed } from '../ordering/testing/page.js';
import { backOffice, day, failsOnce, kitchen, pass, ticketNo, tooLate, tooMany } from './testing/back-office.js';

const waiting = (no: number): WaitingTicket => ({
  ...{ ticketNo: no, day, orderId: 1, tableNo: 4, categories: ['Curries'], issuedAt: '2026-11-21T06:30:00.000Z' },
});

describe('A print station', () => {
  const station = async (changes: object = {}, stations = [kitchen]) => {
    localStorage.setItem('printStation', `${owner.id}:1`);
    return backOffice(stations, changes);
  };
  const issue = (live: FakeLive, ...nos: number[]) =>
    nos.forEach((no) => live.push('ticketIssued', { ...ticketNo(no), restaurantId: owner.id }));

  it('claims each ticket, prints what it is answered, and says that tickets print there', async () => {
    const { live, provider } = await station();
    expect(screen.getAllByText('Kitchen tickets print here')).toHaveLength(2);
    issue(live, 12);
    await pass(100);
    expect(provider.printTicket.mock.calls[0]?.[0]).toEqual({ day, ticketNo: 12, stationId: 1 });
    expect(printed).toEqual([expect.stringContaining('Ticket 12')]);
  });

  it('prints nothing that another was faster with, and says nothing', async () => {
    const { live } = await station({ printTicket: () => Promise.reject(tooLate) });
    issue(live, 12);
    await pass(100);
    expect(printed).toEqual([]);
    expect(screen.queryByText(tooLate.message)).toBeNull();
  });

  it('claims nothing of other categories', async () => {
    const { live, provider } = await station({}, [{ ...kitchen, categories: ['Tea'] }]);
    issue(live, 12);
    await pass(100);
    expect(provider.printTicket).not.toHaveBeenCalled();
  });

  it('prints one after the other: the next is claimed when the paper is out', async () => {
    const papers: string[] = [];
    window.print = () => void papers.push(document.querySelector('[data-print]')?.textContent ?? '');
    const { live, provider } = await station();
    issue(live, 12, 13);
    await pass(1_000);
    expect(provider.printTicket).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await pass(100);
    expect(papers).toEqual([expect.stringContaining('Ticket 12'), expect.stringContaining('Ticket 13')]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await pass(100);
  });

  it('asks what it missed, at its start and after a cut, and prints each once', async () => {
    const stationTickets = jest.fn(() => Promise.resolve([waiting(3)]));
    const { live, provider } = await station({ stationTickets });
    expect(printed).toHaveLength(1);
    stationTickets.mockResolvedValue([waiting(3), waiting(4)]);
    live.reconnect();
    await pass(100);
    issue(live, 4);
    await pass(15_000);
    expect(provider.printTicket.mock.calls.map(([{ ticketNo: no }]) => no)).toEqual([3, 4]);
  });

  it('that does not know whether it has claimed asks again under the same key', async () => {
    const printTicket = failsOnce(new ApiError(0, 'network/no-answer', ''), ticketNo(12));
    const { live } = await station({ printTicket });
    issue(live, 12);
    await pass(5_000);
    expect(printed).toHaveLength(1);
    expect(new Set(printTicket.mock.calls.map(([, { key }]) => key)).size).toBe(1);
  });

  it('that asked for too much at once claims it a little later', async () => {
    const printTicket = failsOnce(tooMany, ticketNo(12));
    const { live } = await station({ printTicket });
    issue(live, 12);
    await pass(5_000);
    expect(printed).toEqual([expect.stringContaining('Ticket 12')]);
  });

  it('goes on to the next where the server fails, and comes back to it under the same key', async () => {
    const printTicket = failsOnce(new ApiError(500, 'server/error', 'Internal server error'), ticketNo(12));
    printTicket.mockImplementation(({ ticketNo: no }) => Promise.resolve(ticketNo(no)));
    const { live } = await station({ printTicket });
    issue(live, 12, 13);
    await pass(1_000);
    expect(printed).toEqual([expect.stringContaining('Ticket 13')]);
    await pass(5_000);
    expect(printed).toEqual([expect.stringContaining('Ticket 13'), expect.stringContaining('Ticket 12')]);
    const keys = printTicket.mock.calls.filter(([{ ticketNo: no }]) => no === 12).map(([, { key }]) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('prints in the tab that holds the lock alone', async () => {
    Object.assign(navigator, { locks: { request: () => new Promise(() => undefined) } });
    const { live, provider } = await station();
    issue(live, 12);
    await pass(15_000);
    expect([provider.printTicket.mock.calls, provider.stationTickets.mock.calls]).toEqual([[], []]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('says when it hears nothing', async () => {
    const { live } = await station();
    live.become('reconnecting');
    expect(screen.getAllByText('Kitchen tickets wait for the connection')).toHaveLength(2);
  });

  it('says which tickets it was to print and did not, until somebody has seen it', async () => {
    const rows = [
      { day, from: 12, to: 41 },
      { day, from: 45, to: 45 },
    ];
    const missedTickets = jest.fn(() => Promise.resolve(rows));
    await station({ missedTickets });
    expect(screen.getAllByText('Tickets 12 to 41 and 45 were not all printed here')).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Seen', hidden: true })[0]!);
    missedTickets.mockResolvedValue([...rows, { day, from: 47, to: 47 }]);
    await pass(60_000);
    expect(screen.getAllByText('Ticket 47 was not all printed here')).toHaveLength(2);
  });

  it('that was removed elsewhere prints nothing any more', async () => {
    const { live, provider } = await station();
    provider.stations.mockResolvedValue([]);
    live.push('stationsChanged', { restaurantId: owner.id });
    await pass(100);
    expect(screen.queryByText('Kitchen tickets print here')).toBeNull();
    issue(live, 12);
    await pass(100);
    expect(provider.printTicket).not.toHaveBeenCalled();
  });

  it('of another restaurant is none of this one', async () => {
    localStorage.setItem('printStation', '1:1');
    const { live, provider } = await backOffice([kitchen]);
    issue(live, 12);
    await pass(100);
    expect(provider.printTicket).not.toHaveBeenCalled();
  });
});
