import { Injectable } from '@nestjs/common';
import {
  accountBook,
  browserName,
  isOpen,
  ownsRestaurant,
  type Account,
  type SessionView,
  type Workplace,
} from '@sae/domain/access';
import { personActor, Refusal } from '@sae/domain/kernel';
import { OWNER_ID, peopleBook, type Login, type LogInView, type Person, type WorkplaceView } from '@sae/domain/people';
import { hasPlan } from '@sae/domain/subscription';
import { withoutKey } from '@sae/platform/log';
import { Clock } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import type { Visitor } from './request-context.js';
import { LastSeen, Sessions } from './sessions.js';
import { Tokens } from './tokens.js';

/** Where somebody is to work: as the restaurant itself has it. */
interface Place {
  readonly workplace: Workplace;
  readonly restaurant: Account;
  readonly person: Person;
  readonly login: Login;
}

/** What getting in is answered, and whose password or code it was. */
export interface Entered {
  readonly session: LogInView;
  readonly accountId: number;
}

const nowhere = () =>
  new Refusal(
    'forbidden',
    'workplace/none',
    'You work at no restaurant at the moment. Please ask to be invited again.',
  );

const notFound = () => new Refusal('not-found', 'workplace/not-found', 'Restaurant not found');

/** The restaurants that somebody gets into by one password: their own, and those whose people they are. */
@Injectable()
export class Workplaces {
  constructor(
    private readonly decisions: Decisions,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly lastSeen: LastSeen,
    private readonly clock: Clock,
  ) {}

  /** Their own first; those they are invited to last. */
  async of(account: Account): Promise<WorkplaceView[]> {
    const { restaurantId: id, restaurantName, address } = account;
    const own = ownsRestaurant(account)
      ? [{ id, restaurantName, address, role: 'owner', isInvited: false } as const]
      : [];
    const others = (await this.placesOf(account)).map(({ workplace, restaurant, person, login }) => ({
      id: workplace.restaurantId,
      restaurantName: restaurant.restaurantName,
      address: restaurant.address,
      role: person.role,
      isInvited: login.joinedAt === null,
    }));
    return [...own, ...others.filter(({ isInvited }) => !isInvited), ...others.filter(({ isInvited }) => isInvited)];
  }

  /** Opens a session where they work; of several, where they choose. @throws Refusal */
  async enter(account: Account, chosen: number | undefined, visitor: Visitor): Promise<LogInView> {
    if (account.workplaces.length === 0) return this.sessions.open(account, visitor);
    if (chosen !== undefined) return this.open(account, chosen, visitor);
    const workplaces = await this.of(account);
    const joined = workplaces.filter(({ isInvited }) => !isInvited);
    const [only] = joined;
    if (only && joined.length === 1) return this.open(account, only.id, visitor);
    if (workplaces.length === 0) throw nowhere();
    return { requiresChoice: true, workplaces };
  }

  /** Opens a session in one of their restaurants; where they are invited to, they accept by it. @throws Refusal */
  async open(account: Account, restaurantId: number, visitor: Visitor): Promise<SessionView> {
    if (restaurantId === account.restaurantId && ownsRestaurant(account)) return this.sessions.open(account, visitor);
    const place = (await this.placesOf(account)).find(({ workplace }) => workplace.restaurantId === restaurantId);
    if (!place) throw notFound();
    await this.join(account, place, visitor);
    return this.start(account, place, visitor);
  }

  private async placesOf(account: Account): Promise<Place[]> {
    const now = this.clock.now();
    const known = account.workplaces.filter((workplace) => workplace.isAccepted || isOpen(workplace, now));
    const places = await Promise.all(known.map((workplace) => this.placeAt(account, workplace)));
    return places.filter((place) => place !== null);
  }

  /** Null where the restaurant has taken the invitation back, or nobody works there any more. */
  private async placeAt({ restaurantId: accountId }: Account, workplace: Workplace): Promise<Place | null> {
    const key = String(workplace.restaurantId);
    const [restaurant, { persons }] = await Promise.all([
      this.decisions.state(accountBook, key),
      this.decisions.state(peopleBook, key),
    ]);
    const person = persons[workplace.personId];
    const login = person?.login;
    return person && login?.accountId === accountId ? { workplace, restaurant, person, login } : null;
  }

  /** In both books: first that they wish it, then that they are there. @throws Refusal */
  private async join(account: Account, { workplace, login }: Place, { by }: Visitor): Promise<void> {
    const { restaurantId: accountId } = account;
    const { restaurantId, personId, invitationId, isAccepted } = workplace;
    const self = withoutKey(by);
    if (!isAccepted) {
      const take = { type: 'TakeUpWork', invitationId } as const;
      await this.decisions.make(accountBook, String(accountId), take, { ...self, actor: personActor(OWNER_ID) });
    }
    if (login.joinedAt !== null) return;
    const join = { type: 'JoinRestaurant', personId, accountId } as const;
    await this.decisions.make(peopleBook, String(restaurantId), join, { ...self, actor: personActor(personId) });
  }

  private async start(account: Account, { workplace, restaurant }: Place, { by, userAgent }: Visitor) {
    const { restaurantId: accountId, credentials } = account;
    const { restaurantId: id, personId } = workplace;
    const claims = { personId, tillId: null, account: { id: accountId, credentials } } as const;
    const { token, sessionId, until } = this.tokens.issueTo(restaurant, claims);
    const session = { sessionId, personId, accountId, credentials, until, browser: browserName(userAgent) };
    const self = { ...withoutKey(by), actor: personActor(personId) };
    await this.decisions.make(peopleBook, String(id), { type: 'LogPersonIn', ...session }, self);
    await this.lastSeen.use(sessionId);
    const { hasUsedFreeTrial } = restaurant;
    return {
      ...(hasPlan(restaurant, this.clock.now()) ? {} : { requiresPlan: true as const, hasUsedFreeTrial }),
      token,
      user: { id, hasUsedFreeTrial },
    };
  }
}
