import { nobody, peopleBook, type People, type PeopleEvent } from '@sae/domain/people';
import { projection, push, put, type Change, type Fact, type Found, type Stored } from '../kernel/index.js';
import { readerOf } from '../reading/index.js';

/** Who works in a restaurant, as the book itself has it, but for what their PINs are compared with. */
export const peopleKey = (restaurantId: number): string => `${restaurantId}:people`;

type Row<T extends PeopleEvent['type']> = (
  data: Extract<PeopleEvent, { type: T }>['data'],
  fact: Fact,
  stored: Stored,
  found: Found,
) => readonly Change[];

/** The hash of a PIN stays in the log. */
const SET = '';
const withoutHash = (data: object): object =>
  'pinHash' in data && data.pinHash !== null ? { ...data, pinHash: SET } : data;

const folded =
  <T extends PeopleEvent['type']>(type: T): Row<T> =>
  (data, fact, _, found) => {
    const key = peopleKey(fact.restaurantId);
    const event = { ...fact, type, data: withoutHash(data) } as Parameters<typeof peopleBook.evolve>[1];
    return [put(key, peopleBook.evolve(found<People>(key) ?? nobody, event))];
  };

/** Whose sessions have ended, or who may something else from now on, is looked at on every node. */
const lookedAt =
  <T extends PeopleEvent['type']>(type: T): Row<T> =>
  (data, fact, stored, found) => [
    ...folded(type)(data, fact, stored, found),
    push({ name: 'tokensEnded', restaurantId: fact.restaurantId }),
  ];

const own = (_: object, { restaurantId }: Fact) => [peopleKey(restaurantId)];

export const people = projection('people', {
  on: {
    PersonAdded: folded('PersonAdded'),
    PersonChanged: lookedAt('PersonChanged'),
    PersonSuspended: lookedAt('PersonSuspended'),
    PersonRestored: folded('PersonRestored'),
    PersonRemoved: lookedAt('PersonRemoved'),
    PersonInvited: folded('PersonInvited'),
    PersonJoined: folded('PersonJoined'),
    LoginRemoved: lookedAt('LoginRemoved'),
    PersonLoggedIn: folded('PersonLoggedIn'),
    PinSet: lookedAt('PinSet'),
    PinTried: folded('PinTried'),
    PinMatched: folded('PinMatched'),
    TillAdded: folded('TillAdded'),
    TillRemoved: lookedAt('TillRemoved'),
    LockSet: folded('LockSet'),
    ApprovalsSet: folded('ApprovalsSet'),
    PersonSessionStarted: folded('PersonSessionStarted'),
    PersonSessionEnded: lookedAt('PersonSessionEnded'),
  },
  reads: {
    PersonAdded: own,
    PersonChanged: own,
    PersonSuspended: own,
    PersonRestored: own,
    PersonRemoved: own,
    PersonInvited: own,
    PersonJoined: own,
    LoginRemoved: own,
    PersonLoggedIn: own,
    PinSet: own,
    PinTried: own,
    PinMatched: own,
    TillAdded: own,
    TillRemoved: own,
    LockSet: own,
    ApprovalsSet: own,
    PersonSessionStarted: own,
    PersonSessionEnded: own,
  },
});

/** More restaurants than a node serves at once. */
const REMEMBERED = 2_000;

/** Every answer is refused while the read models are built. */
export class PeopleReader extends readerOf() {
  /** Asked with every request of a till, and nearly always for what it was. */
  private readonly parsed = new Map<number, { readonly text: string; readonly people: People }>();

  async of(restaurantId: number): Promise<People> {
    const text = await this.models.text(peopleKey(restaurantId));
    if (text === null) return nobody;
    const known = this.parsed.get(restaurantId);
    if (known?.text === text) return known.people;
    const read = JSON.parse(text) as People;
    if (this.parsed.size >= REMEMBERED) this.parsed.clear();
    this.parsed.set(restaurantId, { text, people: read });
    return read;
  }
}
