import { newKey } from '../../data/intention.js';
import { emptyBasket, type Basket } from './basket.js';
import { keep, kept, keptKeys } from './kept.js';
import { Store } from './store.js';

const PREFIX = 'guest-basket:';
/** Longer than anybody sits: an older basket is one of another visit. */
const FORGOTTEN_AFTER_MS = 6 * 60 * 60_000;

interface Kept extends Basket {
  readonly at: number;
}

const isKept = (value: Partial<Kept> | null): value is Kept =>
  typeof value?.at === 'number' &&
  typeof value.key === 'string' &&
  Array.isArray(value.lines) &&
  value.lines.every(
    (line: Partial<Basket['lines'][number]> | null) =>
      Number.isInteger(line?.id) && typeof line?.name === 'string' && Number(line.quantity) >= 1,
  );

const read = (key: string, now: number): Kept | null => {
  try {
    const value: unknown = JSON.parse(kept(key) ?? 'null');
    return isKept(value as Kept | null) && now - (value as Kept).at < FORGOTTEN_AFTER_MS ? (value as Kept) : null;
  } catch {
    // Unreadable, as after an update that keeps it otherwise: a new basket begins.
    return null;
  }
};

/** What was in the basket at this table before the page was closed; those of other visits are forgotten. */
const keptBasket = (token: string, now = Date.now()): Basket => {
  for (const key of keptKeys()) if (key.startsWith(PREFIX) && !read(key, now)) keep(key, null);
  const basket = read(PREFIX + token, now);
  if (!basket) return emptyBasket(newKey());
  const { lines, key, sent } = basket;
  return { lines, key, ...(sent ? { sent } : {}) };
};

const keepBasket = (token: string, basket: Basket, now = Date.now()): void =>
  keep(PREFIX + token, basket.lines.length > 0 ? JSON.stringify({ ...basket, at: now }) : null);

/** The basket of a table, kept as it is changed: before anything is sent its key is known, whatever happens then. */
export class BasketStore extends Store<Basket> {
  constructor(private readonly token: string) {
    super(keptBasket(token));
    // By another tab at the same table.
    window.addEventListener('storage', ({ key }) => key === PREFIX + token && this.set(keptBasket(token)));
  }

  readonly change = (how: (basket: Basket) => Basket): void => {
    const basket = how(this.get());
    keepBasket(this.token, basket);
    this.set(basket);
  };
}
