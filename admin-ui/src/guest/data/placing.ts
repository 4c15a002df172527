import type { GuestOrderView } from '@sae/domain/guests';
import { ApiError, isAway } from '../../data/api-error.js';
import { newKey } from '../../data/intention.js';
import type { GuestQuery } from './guest-query.js';
import { isCodeGone, type GuestApi, type GuestDish } from './guest-api.js';
import { orderOf } from '../../ordering/order-lines.js';
import { afterPlacing, checked, repriced } from './basket.js';
import type { BasketStore } from './basket-storage.js';
import { Store } from './store.js';

interface PlacingState {
  readonly isSending: boolean;
  /** It takes longer than it should; it goes on. */
  readonly isSlow?: boolean;
  readonly failure?: unknown;
}

const SLOW_MS = 2_000;
const USED_UP = ['request/key-reused', 'request/key-too-old'];
const isSentBefore = (error: unknown) => error instanceof ApiError && USED_UP.includes(error.code);

/** Sends the basket; however often that is pressed, and on whatever line, one order is placed. */
export class Placing extends Store<PlacingState> {
  constructor(
    private readonly api: Pick<GuestApi, 'order'>,
    private readonly basket: BasketStore,
    private readonly menu: GuestQuery<readonly GuestDish[]>,
  ) {
    super({ isSending: false });
  }

  /** The order, once it is placed; null when it was not, or is being sent already. */
  readonly place = async (): Promise<GuestOrderView | null> => {
    if (this.get().isSending) return null;
    this.set({ isSending: true });
    const slow = setTimeout(() => this.set({ isSending: true, isSlow: true }), SLOW_MS);
    try {
      const placed = await this.send();
      this.set({ isSending: false });
      return placed;
    } catch (failure) {
      this.set({ isSending: false, failure });
      return null;
    } finally {
      clearTimeout(slow);
    }
  };

  private async send(): Promise<GuestOrderView> {
    const { basket } = this;
    const lines = checked(basket.get().lines, this.menu.get().data);
    const order = basket.get().sent ?? orderOf(lines);
    basket.change((before) => ({ ...(before.sent ? before : repriced(before, lines)), sent: order }));
    try {
      const placed = await this.api.order(order, basket.get().key);
      basket.change((before) => afterPlacing(before, order, newKey()));
      return placed;
    } catch (error) {
      // Without an answer it is unknown whether it arrived: asked again, it is the same order under the same key.
      // Nor does a code that is gone by now tell of the tries before.
      if (!isAway(error) && !isCodeGone(error))
        basket.change((before) => ({ lines: before.lines, key: isSentBefore(error) ? newKey() : before.key }));
      throw error;
    }
  }
}
