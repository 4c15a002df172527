import { randomBytes, randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { addMs, type IsoTime } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/access';
import { sellerOf } from '@sae/domain/restaurant';
import { emailKey } from '@sae/platform/codes';
import type { Log, Position } from '@sae/platform/log';
import { account, claim, dishes, menu, opinions, PROFILE, tables } from './books.js';
import { Dice } from './dice.js';
import { WORTH_WRITING, write, type AnyDraft } from './draft.js';
import { visits } from './guests.js';
import { Service } from './service.js';

export interface DemoOptions {
  readonly orders: number;
  readonly days: number;
  readonly seed: number;
  readonly now: IsoTime;
  readonly zone: string;
  readonly secret: string;
}

export interface DemoRestaurant {
  readonly restaurantId: number;
  readonly email: string;
  readonly password: string;
  readonly tables: number;
}

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'paneer tikka';
const FEWEST_TABLES = 18;
/** What one table serves on an ordinary day, with room for Saturdays. */
const ORDERS_A_TABLE = 2.2;

/** The first of demo@, demo-2@, demo-3@ … that nobody signed up with. */
const freeEmail = async (log: Log, secret: string): Promise<{ email: string; key: string }> => {
  for (let n = 1; ; n += 1) {
    const email = `demo${n === 1 ? '' : `-${n}`}@example.com`;
    const key = emailKey(secret, email);
    if ((await log.read(`email-${key}`, { maxCount: 1 })).length === 0) return { email, key };
  }
};

const freeNumber = async (log: Log): Promise<number> => {
  for (;;) {
    const drawn = randomInt(100_000_000, 1_000_000_000);
    if ((await log.read(`${accountBook.category}-${drawn}`, { maxCount: 1 })).length === 0) return drawn;
  }
};

const openedAt = ({ now, days }: DemoOptions): IsoTime => addMs(now, -(days + 2) * DAY_MS);

const tablesFor = ({ orders, days }: DemoOptions): number =>
  Math.max(FEWEST_TABLES, Math.ceil(orders / Math.max(1, days) / ORDERS_A_TABLE));

/** Opens a restaurant: its account, menu and tables. */
export const openRestaurant = async (log: Log, wanted: DemoOptions): Promise<DemoRestaurant> => {
  const { email, key } = await freeEmail(log, wanted.secret);
  const restaurantId = await freeNumber(log);
  const passwordHash = await hash(PASSWORD);
  const owner = { restaurantId, email, passwordHash };
  const opened = openedAt(wanted);
  const count = tablesFor(wanted);
  const books: AnyDraft[] = [
    claim(owner, key, opened),
    account(owner, opened, wanted.now, wanted.zone),
    menu(restaurantId, opened, wanted.now),
    tables(restaurantId, count, () => randomBytes(16).toString('base64url'), addMs(opened, DAY_MS)),
  ];
  for (const book of books) await write(log, book);
  return { restaurantId, email, password: PASSWORD, tables: count };
};

export interface Served {
  readonly orders: number;
  readonly reviews: number;
  /** Where the log stands now. */
  readonly position: Position | null;
}

/** Lets its staff work up to now; tells of each order taken. */
export const serve = async (
  log: Log,
  { restaurantId, tables: count }: DemoRestaurant,
  wanted: DemoOptions,
  onOrders: (orders: number) => void,
): Promise<Served> => {
  const dice = new Dice(wanted.seed);
  const guests = visits(dice, { ...wanted, tables: count });
  const service = new Service({
    restaurantId,
    zone: wanted.zone,
    dice,
    menu: dishes(),
    seller: sellerOf({ ...PROFILE, pictureId: null }),
  });
  let position: Position | null = null;
  const writeAll = async () => {
    for (const book of service.books) position = (await write(log, book)) ?? position;
  };
  for (const _ of service.work(guests, wanted.now)) {
    if ((service.books.at(-1)?.length ?? 0) < WORTH_WRITING) continue;
    await writeAll();
    onOrders(service.orders);
  }
  await writeAll();
  const reviews = opinions(restaurantId, dice, guests, wanted.now);
  const given = reviews.length;
  position = (await write(log, reviews)) ?? position;
  return { orders: service.orders, reviews: given, position };
};
