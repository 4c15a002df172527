import { Injectable } from '@nestjs/common';
import { HEARINGS } from '@sae/domain/live';
import { may, type Act, type Role } from '@sae/domain/people';
import { Authenticator } from '../access/authenticator.js';
import { noRight } from '../access/review.js';
import type { Claims } from '../access/tokens.js';
import { Seats } from '../guests/seats.js';
import { RestaurantBudget } from '../http/restaurant-budget.js';

/** Who listens at a socket: staff by their login, or a guest by the code of a table. */
export type Listener = { readonly claims: Claims; readonly role: Role } | { readonly table: string };

interface Shown {
  readonly table?: unknown;
  readonly token?: unknown;
}

interface Room {
  readonly name: string;
  /** How many may listen in it, on this node. */
  readonly most: number;
}

interface Entrance {
  readonly listener: Listener;
  readonly rooms: readonly Room[];
}

/** Many more phones than sit at a table, and fewer than would be a nuisance. */
const MOST_AT_A_TABLE = 100;
const MOST_GUESTS = 2_000;
/** Many more screens than a house has. */
const MOST_STAFF = 200;

/** Who may listen, and to what: the same rules as for requests. */
@Injectable()
export class Listeners {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly seats: Seats,
    private readonly budget: RestaurantBudget,
  ) {}

  /** Whoever shows a table's code is a guest, whatever else is shown. @throws Refusal */
  async enter({ table, token }: Shown, client: string): Promise<Entrance> {
    if (table !== undefined) return this.enterAt(typeof table === 'string' ? table : '', client);
    const admitted = await this.authenticator.admit(typeof token === 'string' ? token : undefined);
    const { restaurantId, claims, person } = admitted;
    const { role } = person;
    await this.budget.openSocket(`staff:${restaurantId}`);
    await this.authenticator.withPlan(admitted);
    const heard = HEARINGS.filter((act) => may(role, act)).map((act) => ({
      name: hearingRoom(restaurantId, act),
      most: MOST_STAFF,
    }));
    return { listener: { claims, role }, rooms: [{ name: staffRoom(restaurantId), most: MOST_STAFF }, ...heard] };
  }

  /** Are they still welcome? @throws Refusal */
  async again(listener: Listener): Promise<void> {
    if ('table' in listener) await this.seats.behind(listener.table);
    else {
      const { person } = await this.authenticator.withPlan(await this.authenticator.again(listener.claims));
      // Who may hear something else from now on comes again, and asks again.
      if (person.role !== listener.role) throw noRight();
    }
  }

  private async enterAt(code: string, client: string): Promise<Entrance> {
    const { restaurantId, table } = await this.seats.shownBy(client, code);
    await this.budget.openSocket(`guests:${restaurantId}`);
    const rooms = [
      { name: guestsRoom(restaurantId), most: MOST_GUESTS },
      { name: tableRoom(restaurantId, table.tableNo), most: MOST_AT_A_TABLE },
    ];
    return { listener: { table: code }, rooms };
  }
}

/** Who hears what: staff what they may see of their restaurant, guests of theirs and of their table. */
export const staffRoom = (restaurantId: number): string => `restaurant:${restaurantId}`;
export const hearingRoom = (restaurantId: number, act: Act): string => `restaurant:${restaurantId}:${act}`;
export const guestsRoom = (restaurantId: number): string => `guests:${restaurantId}`;
export const tableRoom = (restaurantId: number, tableNo: number): string => `guests:${restaurantId}:${tableNo}`;
