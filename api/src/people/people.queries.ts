import { inTime } from '@sae/domain/access';
import {
  tillIn,
  type People,
  type PersonName,
  type PersonSession,
  type PersonSessionRow,
  type TillDoor,
} from '@sae/domain/people';
import type { AccessDoc } from '@sae/projections/models/access';
import { AccessReader } from '@sae/projections/models/access';
import { PeopleReader } from '@sae/projections/models/people';
import { TokenRefused, type KnownTill } from '../access/tokens.js';
import { query } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { atTheDoor, namesOf, peopleViews, personSessionRow, settingsView, tillViews } from './people.views.js';

const shown = <T>(view: (people: People) => T) =>
  query([PeopleReader], (reader) => async (restaurantId: number) => view(await reader.of(restaurantId)));

export const peopleList = shown(peopleViews);
export const peopleSettings = shown(settingsView);

export const tillList = query([PeopleReader, Clock], (reader, clock) => async (restaurantId: number) => {
  const people = await reader.of(restaurantId);
  return tillViews({ ...people, sessions: inTime(people.sessions, clock.now()) });
});

export const peopleNames = query(
  [PeopleReader],
  (reader) =>
    async (restaurantId: number, { user }: AccessDoc): Promise<PersonName[]> =>
      namesOf(await reader.of(restaurantId), user.ownerName),
);

/** What a till shows while nobody is logged in there. @throws Refusal of one that is none any more */
export const tillDoor = query(
  [PeopleReader, AccessReader],
  (reader, restaurants) =>
    async ({ restaurantId, tillId }: KnownTill): Promise<TillDoor> => {
      const [people, access] = await Promise.all([reader.of(restaurantId), restaurants.of(restaurantId)]);
      if (!access) throw new TokenRefused('superseded', restaurantId);
      tillIn(people, tillId);
      const { restaurantName, ownerName } = access.user;
      const { lockMinutes } = people;
      return { restaurantId, restaurantName, lockMinutes, people: atTheDoor(people, ownerName) };
    },
);

/** Where people are logged in, the newest first. */
export const personSessions = query(
  [PeopleReader, AccessReader, Clock],
  (reader, accounts, clock) =>
    async (restaurantId: number, { user }: AccessDoc): Promise<PersonSessionRow[]> => {
      const people = await reader.of(restaurantId);
      const open = inTime(people.sessions, clock.now());
      const ids = [...new Set(open.flatMap(({ account }) => account?.id ?? []))];
      const known = new Map(await Promise.all(ids.map(async (id) => [id, await accounts.of(id)] as const)));
      // Another password has ended it, which no fact of this book tells.
      const isGood = ({ account }: PersonSession) =>
        !account || known.get(account.id)?.credentials === account.credentials;
      return open
        .filter(isGood)
        .map((session) => personSessionRow(people, session, user.ownerName))
        .reverse();
    },
);
