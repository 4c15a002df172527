import type { OrderItemView } from '@sae/domain/ordering';
import { newKey } from '../../data/intention.js';
import { keep, keptJson, keptKeys } from '../../data/kept.js';
import { isLine } from '../../ordering/order-lines.js';
import { emptyBasket, type Basket } from './basket.js';
import { Store } from './store.js';

const PREFIX = 'guest-basket:';
/** Longer than anybody sits: an older basket is one of another visit. */
const FORGOTTEN_AFTER_MS = 6 * 60 * 60_000;

interface Kept extends Basket {
  readonly at: number;
}

const read = (keptAs: string, now: number): Kept | null =>
  keptJson<Kept>(
    keptAs,
    ({ at = 0, key, lines }) =>
      now - at < FORGOTTEN_AFTER_MS &&
      typeof key === 'string' &&
      Array.isArray(lines) &&
      lines.every((line: Partial<OrderItemView> | null) => isLine(line) && typeof line?.name === 'string'),
  );

/** What was in the basket at this table before the page was closed; those of other visits are forgotten. */
const keptBasket = (token: string, now = Date.now()): Basket => {
  for (const key of keptKeys()) if (key.startsWith(PREFIX) && !read(key, now)) keep(key, null);
  const basket = read(PREFIX + token, now);
  if (!basket) return emptyBasket(newKey());
  const { lines, key, sent } = basket;
  return { lines, key, ...(sent ? { sent } : {}) };
};

const keepBasket = (token: string, basket: Basket, now = Date.now()): boolean =>
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

  /** What is not sent yet goes along to another table, unless something waits there. */
  readonly takeAlong = (token: string): void => {
    const basket = this.get();
    if (basket.sent || basket.lines.length === 0 || keptBasket(token).lines.length > 0) return;
    if (keepBasket(token, basket)) this.change(() => emptyBasket(newKey()));
  };
}
