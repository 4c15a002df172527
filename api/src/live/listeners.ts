import { Injectable } from '@nestjs/common';
import { Admission } from '../access/admission.js';
import type { Claims } from '../access/tokens.js';
import { Seats } from '../guests/seats.js';
import { guestsRoom, staffRoom, tableRoom } from './rooms.js';

/** Who listens at a socket: staff by their login, or a guest by the code of a table. */
export type Listener = { readonly claims: Claims } | { readonly table: string };

interface Entrance {
  readonly listener: Listener;
  /** From the widest to the narrowest. */
  readonly rooms: readonly string[];
  /** How many may listen in the narrowest, on this node. */
  readonly most: number;
}

/** Many more phones than sit at a table, and fewer than would be a nuisance. */
const MOST_AT_A_TABLE = 100;

/** Who may listen, and to what: the same rules as for requests. */
@Injectable()
export class Listeners {
  constructor(
    private readonly admission: Admission,
    private readonly seats: Seats,
  ) {}

  /** Whoever shows a table's code is a guest, whatever else is shown. @throws Refusal */
  async enter({ table, token }: { readonly table?: unknown; readonly token?: unknown }): Promise<Entrance> {
    if (table !== undefined) return this.enterAt(typeof table === 'string' ? table : '');
    const admitted = await this.admission.admit(typeof token === 'string' ? token : undefined);
    this.admission.requirePlan(admitted);
    return { listener: { claims: admitted.claims }, rooms: [staffRoom(admitted.restaurantId)], most: Infinity };
  }

  /** Are they still welcome? @throws Refusal */
  async again(listener: Listener): Promise<void> {
    if ('table' in listener) await this.seats.behind(listener.table);
    else this.admission.requirePlan(await this.admission.again(listener.claims));
  }

  private async enterAt(code: string): Promise<Entrance> {
    const { restaurantId, table } = await this.seats.behind(code);
    const rooms = [guestsRoom(restaurantId), tableRoom(restaurantId, table.tableNo)];
    return { listener: { table: code }, rooms, most: MOST_AT_A_TABLE };
  }
}
