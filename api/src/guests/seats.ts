import { Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { AccessReader, type AccessDoc } from '@sae/projections/models/access';
import { TablesReader, type TableDoc } from '@sae/projections/models/tables';
import { duesOf, sittingAt, type Sitting } from '@sae/domain/guests';
import type { Due } from '@sae/domain/ordering';
import { GuestsReader } from '@sae/projections/models/guests';
import { TrueModels } from '../http/true-models.js';
import { Clock } from '../kernel/clock.js';
import { GuestLimits } from './guest-limits.js';

/** Where a guest sits: a table that has a code, and its restaurant. */
export interface Seat {
  readonly restaurantId: number;
  readonly table: TableDoc;
  readonly access: AccessDoc;
}

/** Who sits there and asks for something, from which address. */
export interface Guest extends Seat {
  readonly client: string;
}

const TOKEN = /^[\w-]{22}$/;

const noSuchCode = () => new Refusal('not-found', 'table/code-not-valid', 'This QR code is no longer valid');

/** Finds who scanned a code: the same rules for requests and for sockets. */
@Injectable()
export class Seats {
  constructor(
    private readonly tables: TablesReader,
    private readonly restaurants: AccessReader,
    private readonly models: TrueModels,
    private readonly limits: GuestLimits,
  ) {}

  /** The seat whose code a client shows; whoever tries codes is stopped. @throws Refusal */
  async shownBy(client: string, token: string): Promise<Seat> {
    try {
      return await this.behind(token);
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') await this.limits.countAstray(client);
      throw error;
    }
  }

  /** The seat that a code leads to. @throws Refusal */
  async behind(token: string): Promise<Seat> {
    if (!TOKEN.test(token)) throw noSuchCode();
    // The read models may not know yet that a table is deleted, or that it is there.
    await this.models.require();
    const table = await this.tables.behind(token);
    const access = table && (await this.restaurants.of(table.restaurantId));
    if (!access) throw noSuchCode();
    return { restaurantId: table.restaurantId, table, access };
  }
}

/** Who sits at a table now, and what they owe. */
@Injectable()
export class Dues {
  constructor(
    private readonly guests: GuestsReader,
    private readonly clock: Clock,
  ) {}

  async at({ restaurantId, table }: Seat): Promise<{ sitting: Sitting | null; dues: readonly Due[] }> {
    const sitting = sittingAt(await this.guests.sitting(restaurantId, table.tableNo), this.clock.now());
    return { sitting, dues: sitting ? duesOf(sitting) : [] };
  }
}
