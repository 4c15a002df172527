import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MissedTickets, StationView } from '@sae/domain/kitchen';
import type { ChangedOrder, TicketView, WaitingTicket } from '@sae/domain/ordering';
import { eventually } from '../../../platform/testing/eventually.js';
import { House } from '../../testing/house.js';
import { Sockets } from '../../testing/sockets.js';
import { Client, expectStatus, placeOrder, signedInOwner, type Owner } from '../../testing/verbs.js';

const house = new House({ nodes: 2 });
const sockets = new Sockets(() => house.system.urls);
let theirs: Owner;
beforeAll(async () => {
  theirs = await signedInOwner(house.system);
});

const bothNodes = () => house.system.urls.map((url) => new Client(url, house.owner.token)) as [Client, Client];
const addStation = async (categories: readonly string[] | null = null, name = 'Kitchen') =>
  (await house.owner.api.post('/stations', { name, categories }).then(expectStatus(201))).body as StationView;
const stations = async ({ api }: Owner = house.owner) =>
  (await api.get('/stations').then(expectStatus(200))).body as StationView[];
/** A ticket that was just issued, over all of the menu. */
const issued = async (): Promise<TicketView> => {
  const { id } = await placeOrder(house.owner, house.menu, { table: house.newTable() });
  const { body } = await house.owner.api.put(`/orders/${id}/recurring`).then(expectStatus(200));
  return (body as ChangedOrder).tickets[0]!;
};
const print = (
  { day, ticketNo }: Pick<TicketView, 'day' | 'ticketNo'>,
  stationId: number | null,
  { api = house.owner.api, key }: { api?: Client; key?: string } = {},
) => api.post('/tickets/print', { day, ticketNo, stationId }, key ? { 'idempotency-key': key } : {});
const told = async ({ orderId }: TicketView) =>
  ((await house.owner.api.get(`/orders/${orderId}/tickets`)).body as TicketView[])[0]!;
const toPrint = async (id: number) =>
  ((await house.owner.api.get(`/stations/${id}/tickets`).then(expectStatus(200))).body as WaitingTicket[]).map(
    ({ ticketNo }) => ticketNo,
  );
const missed = async (id: number) =>
  (await house.owner.api.get(`/stations/${id}/missed`).then(expectStatus(200))).body as MissedTickets[];
const refusedWith = async (answer: ReturnType<typeof print>, code: string, status = 409) =>
  expect((await answer).body).toMatchObject({ statusCode: status, code });

describe('Print stations', () => {
  it('are added, changed, listed and removed', async () => {
    const { id } = await addStation();
    const bar = { name: 'Bar', categories: ['Tea'] };
    expect((await house.owner.api.put(`/stations/${id}`, bar).then(expectStatus(200))).body).toEqual({ id, ...bar });
    expect(await stations()).toContainEqual({ id, ...bar });
    await house.owner.api.delete(`/stations/${id}`).then(expectStatus(200));
    expect((await stations()).map((station) => station.id)).not.toContain(id);
    await house.owner.api.delete(`/stations/${id}`).then(expectStatus(404));
    await house.owner.api.put(`/stations/${id}`, bar).then(expectStatus(404));
  });

  it('are added once under one key, whichever node hears it', async () => {
    const before = (await stations()).length;
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(bothNodes().map((node) => node.post('/stations', { name: 'Grill' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await stations()).toHaveLength(before + 1);
    await house.owner.api.post('/stations', { name: 'Bar' }, key).then(expectStatus(422));
  });

  it.each([
    [{}, 'Name is required'],
    [{ name: 'Bar', categories: [] }, 'Please select at least one category'],
    [{ name: 'Bar', categories: 'Tea' }, 'Selected categories are invalid. Please try again.'],
    [{ name: 'Bar', id: 7 }, 'Unknown field: id'],
    [[{ name: 'Bar' }], 'The request body must be a JSON object'],
  ])('are not made of %j', async (body, message) => {
    const head = await house.system.log.head();
    const { id } = (await stations())[0]!;
    for (const answer of [house.owner.api.post('/stations', body), house.owner.api.put(`/stations/${id}`, body)])
      expect((await answer).body).toMatchObject({ statusCode: 400, message });
    expect(await house.system.log.head()).toBe(head);
  });

  it('of others are not seen, changed, removed, nor printed at', async () => {
    const { id } = await addStation();
    const ticket = await issued();
    const head = await house.system.log.head();
    expect(await stations(theirs)).toEqual([]);
    for (const answer of [
      theirs.api.put(`/stations/${id}`, { name: 'Mine' }),
      theirs.api.delete(`/stations/${id}`),
      theirs.api.get(`/stations/${id}/tickets`),
      print(ticket, id, theirs),
      print(ticket, null, theirs),
    ])
      expect((await answer).status).toBe(404);
    expect(await house.system.log.head()).toBe(head);
    await print(ticket, id).then(expectStatus(201));
  });
});

describe('A kitchen ticket', () => {
  it('is printed once, though two stations on two nodes claim it at once', async () => {
    const [one, other] = [await addStation(), await addStation()];
    const ticket = await issued();
    const [here, there] = bothNodes();
    const answers = await Promise.all([print(ticket, one.id, { api: here }), print(ticket, other.id, { api: there })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { printed: _, ...paper } = ticket;
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject(paper);
    expect((await told(ticket)).printed).toMatchObject([{ station: 'Kitchen' }]);
    await refusedWith(print(ticket, null), 'ticket/not-waiting');
  });

  it('is shared out by category, and by hand goes what is left', async () => {
    const [first, ...others] = [...new Set(house.menu.map(({ category }) => category))];
    const station = await addStation([first!], 'First');
    const ticket = await issued();
    const part = (await print(ticket, station.id).then(expectStatus(201))).body as TicketView;
    expect(new Set(part.items.map(({ category }) => category))).toEqual(new Set([first]));
    await refusedWith(print(ticket, station.id), 'ticket/not-waiting');
    const rest = (await print(ticket, null).then(expectStatus(201))).body as TicketView;
    expect([...part.items, ...rest.items]).toHaveLength(ticket.items.length);
    expect((await told(ticket)).printed).toMatchObject([
      { station: 'First', categories: [first] },
      { station: null, categories: others },
    ]);
  });

  it('is told to every screen, and that it is printed too', async () => {
    const { socket, told: heard } = await sockets.listening({ token: house.owner.token }, { node: 1 });
    const { restaurantId } = house.owner;
    const { id } = await addStation();
    const ticket = await issued();
    await print(ticket, id).then(expectStatus(201));
    const printed = [{ at: expect.any(String), station: 'Kitchen', categories: expect.any(Array) }];
    for (const push of [
      ['stationsChanged', { restaurantId }],
      ['ticketIssued', { ...ticket, restaurantId }],
      ['ticketPrinted', { ...ticket, printed, restaurantId }],
    ])
      await eventually(() => expect(heard).toContainEqual(push));
    socket.disconnect();
  });

  it('waits for a station that was away, for half an hour, unless it is of before there was this station', async () => {
    const before = await issued();
    const { id } = await addStation();
    const ticket = await issued();
    expect(await toPrint(id)).toEqual([ticket.ticketNo]);
    expect(before.ticketNo).toBe(ticket.ticketNo - 1);
    house.system.clock.advance(31 * 60_000);
    expect(await toPrint(id)).toEqual([]);
    const { day, ticketNo } = ticket;
    expect(await missed(id)).toEqual([{ day, from: ticketNo, to: ticketNo }]);
    house.system.clock.set(new Date().toISOString());
    await print(ticket, id).then(expectStatus(201));
    expect(await toPrint(id)).toEqual([]);
  });

  it('of before there was a station prints there too, where that is asked for', async () => {
    const before = await issued();
    const late = { name: 'Late', catchesUp: true };
    const { id } = (await house.owner.api.post('/stations', late).then(expectStatus(201))).body as StationView;
    expect(await toPrint(id)).toContain(before.ticketNo);
    await house.owner.api.put(`/stations/${id}`, late).then(expectStatus(400));
    await theirs.api.get(`/stations/${id}/missed`).then(expectStatus(404));
  });

  it('claimed again under the same key is answered as before, though the station is gone', async () => {
    const { id } = await addStation();
    const ticket = await issued();
    const key = randomUUID();
    const first = await print(ticket, id, { key }).then(expectStatus(201));
    await house.owner.api.delete(`/stations/${id}`).then(expectStatus(200));
    const head = await house.system.log.head();
    const again = await print(ticket, id, { key, api: bothNodes()[1] }).then(expectStatus(201));
    expect(again.body).toEqual(first.body);
    expect((await print(ticket, null, { key })).status).toBe(422);
    await refusedWith(print(ticket, id), 'station/not-found', 404);
    expect(await house.system.log.head()).toBe(head);
  });

  it.each([
    [{ ticketNo: 1 }, 400, 'Please enter a valid day'],
    [{ day: '2026-11-21', ticketNo: '1' }, 400, 'Please enter a valid ticket number'],
    [{ day: '2026-11-21', ticketNo: 1, stationId: 'x' }, 400, 'Invalid print station'],
    [{ day: '2099-11-21', ticketNo: 1 }, 404, 'Ticket not found'],
  ])('is not claimed with %j', async (body, status, message) => {
    const head = await house.system.log.head();
    const answer = await house.owner.api.post('/tickets/print', body);
    expect(answer.body).toMatchObject({ statusCode: status, message });
    expect(await house.system.log.head()).toBe(head);
  });
});
