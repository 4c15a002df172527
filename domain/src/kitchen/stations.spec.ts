import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { told } from '../../testing/told.js';
import { NOTHING_UNPRINTED, type Unprinted } from '../ordering/unprinted.js';
import { PrintTicketRequest, StationRequest } from './station.dto.js';
import { MAX_STATIONS, missedAt, printedNowhere, stationsBook, type StationsEvent, toPrintAt } from './stations.js';

const { given, fold, at } = sentences(stationsBook);

const content = { name: 'Kitchen', categories: null };
const added = (stationId: number): StationsEvent => ({ type: 'StationAdded', data: { stationId, ...content } });
const removed = (stationId: number): StationsEvent => ({ type: 'StationRemoved', data: { stationId } });
const bar = { name: 'Bar', categories: ['Tea', 'Coffee'] };
const changed: StationsEvent = { type: 'StationChanged', data: { stationId: 1, ...bar } };

describe('A print station', () => {
  it('is added under a number that never comes again', () =>
    given(added(1), removed(1))
      .when({ type: 'AddStation', ...content })
      .then(added(2)));
  it('is refused where there are too many', () =>
    given(...Array.from({ length: MAX_STATIONS }, (_, n) => added(n + 1)))
      .when({ type: 'AddStation', ...content })
      .thenRefused('stations/full', 'A restaurant can have at most 20 print stations'));
  it('takes another name and other categories', () =>
    given(added(1))
      .when({ type: 'ChangeStation', stationId: 1, ...bar })
      .then(changed));
  it('that stays as it is is not told of', () =>
    given(added(1), changed)
      .when({ type: 'ChangeStation', stationId: 1, ...bar })
      .thenNothing());
  it('is removed once', () => {
    const remove = { type: 'RemoveStation', stationId: 1 } as const;
    given(added(1)).when(remove).then(removed(1));
    given(added(1), removed(1)).when(remove).thenRefused('station/not-found', 'Print station not found');
  });
  it('that is not there is not changed', () =>
    given()
      .when({ type: 'ChangeStation', stationId: 1, ...content })
      .thenRefused('station/not-found'));
});

describe('What a station has to print', () => {
  const waiting = (ticketNo: number, issuedAt: string, categories = ['Tea']) => ({
    ...{ ticketNo, day: '2026-11-21', orderId: 1, tableNo: 4, categories, issuedAt },
  });
  const numbers = (categories: readonly string[] | null, now: string, ...tickets: ReturnType<typeof waiting>[]) =>
    toPrintAt({ name: 'Bar', categories, printsFrom: at(60) }, tickets, now).map(({ ticketNo }) => ticketNo);

  it('was issued since there is this station, and in the last half hour', () => {
    const tickets = [waiting(1, at(59)), waiting(2, at(60)), waiting(3, at(900))];
    expect(numbers(null, at(1000), ...tickets)).toEqual([2, 3]);
    expect(numbers(null, at(60 + 1801), ...tickets)).toEqual([3]);
  });
  it('is of its categories', () =>
    expect(numbers(['Tea'], at(100), waiting(1, at(90)), waiting(2, at(90), ['Rice', 'Curries']))).toEqual([1]));
});

describe('What a station did not print', () => {
  const waiting = (ticketNo: number, issuedAt: string, categories = ['Tea']) => ({
    ...{ ticketNo, day: '2026-11-21', orderId: 1, tableNo: 4, categories, issuedAt },
  });
  const bar2 = { name: 'Bar', categories: ['Tea'], printsFrom: at(60) };
  const missed = (current: Unprinted, now: string, lastYear = NOTHING_UNPRINTED) =>
    missedAt(bar2, { lastYear, current }, now).map(({ from, to }) => [from, to]);
  const old = (...tickets: ReturnType<typeof waiting>[]) => ({ ...NOTHING_UNPRINTED, waiting: tickets });

  it('is what became too old, in rows of numbers, of its categories and since there is this station', () => {
    const tickets = old(
      ...[waiting(1, at(59)), waiting(2, at(60)), waiting(3, at(61)), waiting(4, at(62), ['Rice'])],
      ...[waiting(5, at(63)), waiting(6, at(1900))],
    );
    expect(missed(tickets, at(1950))).toEqual([
      [2, 3],
      [5, 5],
    ]);
  });
  it('is what the book forgot of it, for a day', () => {
    const row = { day: '2026-11-21', from: 1, to: 30, issuedAt: at(100), categories: ['Tea'] };
    const book = {
      passedOver: [row, { ...row, from: 33, to: 40, categories: ['Rice'] }],
      waiting: [waiting(31, at(101))],
    };
    expect(missed(book, at(4_000))).toEqual([[1, 31]]);
    expect(missed(book, at(100 + 24 * 3600 + 2))).toEqual([]);
  });
  it('is all of the year before that waits still: its book is closed', () =>
    expect(missed(NOTHING_UNPRINTED, at(100), old(waiting(7, at(90))))).toEqual([[7, 7]]));
});

describe('A station that is added late', () => {
  it('may print those of the last half hour too', () => {
    given()
      .when({ type: 'AddStation', ...content, catchesUp: true })
      .then({ type: 'StationAdded', data: { stationId: 1, ...content, catchesUp: true } });
    const late: StationsEvent = { type: 'StationAdded', data: { stationId: 1, ...content, catchesUp: true } };
    expect([fold([added(1)]), fold([late])].map(({ stations }) => stations[1]?.printsFrom)).toEqual([at(0), at(-1800)]);
  });
});

describe('What no station prints', () => {
  it.each([
    [[], ['Tea', 'Rice']],
    [[{ categories: ['Tea'] }], ['Rice']],
    [[{ categories: ['Tea'] }, { categories: null }], []],
  ])('of %j', (stations, nowhere) => expect(printedNowhere(stations, ['Tea', 'Rice'])).toEqual(nowhere));
});

describe('A request', () => {
  it.each([
    { name: 'Kitchen' },
    { name: 'Kitchen', categories: null },
    { name: 'Bar', categories: ['Tea', ' Coffee '] },
  ])('may be %j', (request) => expect(told(StationRequest, request)).toEqual({}));
  const invalid = { categories: 'Selected categories are invalid. Please try again.' };
  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(41) }, { name: 'Name must be at most 40 characters' }],
    [{ name: 'Bar', categories: [] }, { categories: 'Please select at least one category' }],
    [{ name: 'Bar', categories: 'Tea' }, invalid],
    [{ name: 'Bar', categories: [1] }, invalid],
    [{ name: 'Bar', categories: [['Tea']] }, invalid],
    [{ name: 'Bar', categories: [' '] }, invalid],
    [{ name: 'Bar', categories: ['x'.repeat(61)] }, invalid],
    [{ name: 'Bar', categories: Array.from({ length: 101 }, (_, n) => `Tea ${n}`) }, invalid],
  ])('may not be %j', (request, wrong) => expect(told(StationRequest, request)).toEqual(wrong));

  const ticket = { day: '2026-11-21', ticketNo: 1 };
  it.each([ticket, { ...ticket, stationId: null }, { ...ticket, stationId: 1 }])('to print may be %j', (request) =>
    expect(told(PrintTicketRequest, request)).toEqual({}),
  );
  it.each([
    [{ ...ticket, day: '21.11.2026' }, { day: 'Please enter a valid day' }],
    [{ ...ticket, day: 20261121 }, { day: 'Please enter a valid day' }],
    [{ ...ticket, ticketNo: 0 }, { ticketNo: 'Please enter a valid ticket number' }],
    [{ ...ticket, ticketNo: '1' }, { ticketNo: 'Please enter a valid ticket number' }],
    [{ ...ticket, stationId: 0 }, { stationId: 'Invalid print station' }],
  ])('to print may not be %j', (request, wrong) => expect(told(PrintTicketRequest, request)).toEqual(wrong));
});
