import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PrintTicketRequest, StationRequest, StationView } from '@sae/domain/kitchen';
import { withPrint, type OrderView, type TicketView, type WaitingTicket } from '@sae/domain/ordering';
import { FakeLive } from '../../testing/fake-live.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import type { Intent } from '../data/verbs.js';
import { printed } from '../ordering/testing/page.js';
import { orderProvider } from '../ordering/testing/provider.js';
import { server } from '../ordering/testing/server.js';
import { BackOfficeLayout } from '../shell/BackOfficeLayout.js';
import { KitchenPrinting } from './KitchenPrinting.js';

const kitchen: StationView = { id: 1, name: 'Kitchen', categories: null };
const day = '2026-11-21';
const ticketNo = (no: number): TicketView => ({
  ...{ ticketNo: no, day, orderId: 1, tableNo: 4, kind: 'NEW', issuedAt: '2026-11-21T06:30:00.000Z', printed: [] },
  items: [{ id: 1, name: 'Curry', category: 'Curries', isVeg: true, quantity: 2, portion: 'full' }],
});
const waiting = (no: number): WaitingTicket => ({
  ...{ ticketNo: no, day, orderId: 1, tableNo: 4, categories: ['Curries'], issuedAt: '2026-11-21T06:30:00.000Z' },
});
const byKitchen = (ticket: TicketView, categories = ['Curries']) => ({
  ...withPrint(ticket, { ...ticket, station: { id: 1, name: 'Kitchen' }, categories }, ticket.issuedAt),
  restaurantId: owner.id,
});
const tooMany = new ApiError(429, 'restaurant/too-many', 'Too many requests.');
const tooLate = new ApiError(409, 'ticket/not-waiting', 'Ticket 7 is printed already, or too old.');

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A toast leaves in steps, each drawn before the next begins. */
const leaving = async () => {
  for (let step = 0; step < 20; step += 1) await pass(50);
};

/** A page on which a guest's order waits, in a restaurant with these stations. */
const backOffice = async (stations: readonly StationView[], changes: object = {}) => {
  const book = server(owner.id);
  book.place(4, 'guest');
  const live = new FakeLive();
  const provider = {
    ...orderProvider(book),
    stations: jest.fn(() => Promise.resolve(stations)),
    stationTickets: jest.fn((): Promise<readonly WaitingTicket[]> => Promise.resolve([])),
    printTicket: jest.fn(({ ticketNo: no }: PrintTicketRequest, _: Intent) => Promise.resolve(ticketNo(no))),
    addStation: jest.fn((request: StationRequest) => Promise.resolve({ id: 3, categories: null, ...request })),
    removeStation: jest.fn(({ id }: { id: number }) => Promise.resolve({ id })),
    getList: jest.fn(() => Promise.resolve({ data: [], total: 0 })),
    ...changes,
  };
  const page = renderPage(
    <BackOfficeLayout>
      <KitchenPrinting />
    </BackOfficeLayout>,
    { provider, live, at: '/menu' },
  );
  await pass(100);
  return { ...page, book, live, provider };
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const accept = async () => {
  press('Accept');
  await pass(100);
};
const notice = () => screen.queryByText(/was not printed in the kitchen/)?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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
    ['too much was asked for at once', tooMany],
  ])('keeps its notice where %s, and can press again', async (_, error) => {
    const printTicket = jest
      .fn<(request: PrintTicketRequest) => Promise<TicketView>>()
      .mockRejectedValueOnce(error)
      .mockResolvedValue(ticketNo(7));
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
    const printTicket = jest
      .fn<(request: PrintTicketRequest, intent: Intent) => Promise<TicketView>>()
      .mockRejectedValueOnce(new ApiError(0, 'network/no-answer', ''))
      .mockResolvedValue(ticketNo(12));
    const { live } = await station({ printTicket });
    issue(live, 12);
    await pass(5_000);
    expect(printed).toHaveLength(1);
    expect(new Set(printTicket.mock.calls.map(([, { key }]) => key)).size).toBe(1);
  });

  it('that asked for too much at once claims it a little later', async () => {
    const printTicket = jest
      .fn<(request: PrintTicketRequest) => Promise<TicketView>>()
      .mockRejectedValueOnce(tooMany)
      .mockResolvedValue(ticketNo(12));
    const { live } = await station({ printTicket });
    issue(live, 12);
    await pass(5_000);
    expect(printed).toEqual([expect.stringContaining('Ticket 12')]);
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

describe('Kitchen printing', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Kitchen printing' }));
  const open = async (stations: readonly StationView[]) => {
    const curries = { category: 'Curries' };
    const getList = () => Promise.resolve({ data: [curries, { category: 'Tea' }, curries], total: 3 });
    const page = await backOffice(stations, { getList });
    press('Kitchen printing');
    await pass(100);
    return page;
  };
  const tick = (role: 'switch' | 'checkbox', name: string) => fireEvent.click(dialog().getByRole(role, { name }));
  const submit = async () => {
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await pass(500);
  };

  it('makes this device a station, of all categories or of chosen ones', async () => {
    const { provider } = await open([]);
    tick('switch', 'Kitchen tickets print on this device');
    fireEvent.change(dialog().getByRole('textbox', { name: 'Name' }), { target: { value: 'Bar' } });
    tick('checkbox', 'All categories');
    tick('checkbox', 'Tea');
    await submit();
    expect(provider.addStation.mock.calls[0]?.[0]).toEqual({ name: 'Bar', categories: ['Tea'] });
    expect(localStorage.getItem('printStation')).toBe(`${owner.id}:3`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes it none again', async () => {
    localStorage.setItem('printStation', `${owner.id}:1`);
    const { provider } = await open([kitchen]);
    tick('switch', 'Kitchen tickets print on this device');
    await submit();
    expect(provider.removeStation.mock.calls[0]?.[0]).toEqual({ id: 1 });
    expect(localStorage.getItem('printStation')).toBeNull();
  });

  it('removes another that is gone, once that is confirmed', async () => {
    const { provider } = await open([kitchen, { id: 2, name: 'Bar', categories: ['Tea', 'Coffee'] }]);
    expect(dialog().getByText('Tea, Coffee')).toBeTruthy();
    press('Remove Bar');
    await pass(100);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await pass(500);
    await waitFor(() => expect(provider.removeStation.mock.calls[0]?.[0]).toEqual({ id: 2 }));
  });
});
