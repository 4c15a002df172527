import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { duesOf, type Sitting, sittingAt } from '@sae/domain/guests';
import { MAX_GUEST_LINES, orderTooLarge } from '@sae/domain/guests/place-guest-order.dto';
import { Refusal } from '@sae/domain/kernel';
import type { Due } from '@sae/domain/ordering';
import { deriveKey } from '@sae/platform/config';
import { type AccessDoc, AccessReader } from '@sae/projections/models/access';
import { GuestsReader } from '@sae/projections/models/guests';
import { type TableDoc, TablesReader } from '@sae/projections/models/tables';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../http/clients.js';
import { bytesIn, RestaurantBudget } from '../http/restaurant-budget.js';
import { TrueModels } from '../http/true-models.js';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
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

declare module 'fastify' {
  interface FastifyRequest {
    guest: Guest | null;
  }
}

/** The token in the address says who asks. */
@Injectable()
export class Seated implements CanActivate {
  constructor(
    private readonly seats: Seats,
    private readonly budget: RestaurantBudget,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { token: string } }>>();
    const client = clientOf(request.ip);
    request.guest = { ...(await this.seats.shownBy(client, request.params.token)), client };
    const { restaurantId } = request.guest;
    await this.budget.spend(`guests:${restaurantId}`, bytesIn(request.headers['content-length']));
    return true;
  }
}

/** The guest who asks. */
export const AsGuest = createParamDecorator((_: unknown, context: ExecutionContext): Guest => {
  const { guest, url } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!guest) throw new Error(`${url} asks which guest is there, but looks at no token`);
  return guest;
});

/** An order far too large is refused before its five hundred lines are looked at one by one. */
@Injectable()
export class OrderSize implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest<{ Body: { items?: unknown } | null }>>();
    const items = body?.items;
    if (Array.isArray(items) && items.length > MAX_GUEST_LINES) throw orderTooLarge();
    return true;
  }
}

/** What shows that a phone saw a sitting while it was at its table: a sitting's number anybody could guess, this nobody. */
@Injectable()
export class Passes {
  private readonly key: Buffer;

  constructor({ values }: Configuration) {
    this.key = deriveKey(values.jwtSecret, 'sitting-passes');
  }

  of({ table: { token } }: Seat, sitting: number): string {
    return createHmac('sha256', this.key).update(`${token}:${sitting}`).digest('base64url').slice(0, 22);
  }

  isOf(seat: Seat, sitting: number, pass: unknown): boolean {
    const [right, shown] = [Buffer.from(this.of(seat, sitting)), Buffer.from(String(pass))];
    return right.length === shown.length && timingSafeEqual(right, shown);
  }
}
