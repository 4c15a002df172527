import type { GuestMenuItemView, GuestOrderView } from '@sae/domain/guests';
import { ApiError, isAway } from '../../data/api-error.js';
import { newKey } from '../../data/intention.js';
import type { Asked } from './asked.js';
import { isCodeGone, type GuestApi } from './guest-api.js';
import { afterPlacing, checked, orderOf, repriced } from './basket.js';
import type { BasketStore } from './basket-storage.js';

export interface PlacingState {
  readonly isSending: boolean;
  /** It takes longer than it should; it goes on. */
  readonly isSlow?: boolean;
  readonly failure?: unknown;
}

const SLOW_MS = 2_000;
const USED_UP = ['request/key-reused', 'request/key-too-old'];
const isSentBefore = (error: unknown) => error instanceof ApiError && USED_UP.includes(error.code);

/** Sends the basket; however often that is pressed, and on whatever line, one order is placed. */
export class Placing {
  private state: PlacingState = { isSending: false };
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly api: Pick<GuestApi, 'order'>,
    private readonly basket: BasketStore,
    private readonly menu: Asked<readonly GuestMenuItemView[]>,
  ) {}

  readonly now = (): PlacingState => this.state;

  readonly hear = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The order, once it is placed; null when it was not, or is being sent already. */
  readonly place = async (): Promise<GuestOrderView | null> => {
    if (this.state.isSending) return null;
    this.become({ isSending: true });
    const slow = setTimeout(() => this.become({ isSending: true, isSlow: true }), SLOW_MS);
    try {
      const placed = await this.send();
      this.become({ isSending: false });
      return placed;
    } catch (failure) {
      this.become({ isSending: false, failure });
      return null;
    } finally {
      clearTimeout(slow);
    }
  };

  private async send(): Promise<GuestOrderView> {
    const { basket } = this;
    const lines = checked(basket.now().lines, this.menu.now().data);
    const order = basket.now().sent ?? orderOf(lines);
    basket.change((before) => ({ ...(before.sent ? before : repriced(before, lines)), sent: order }));
    try {
      const placed = await this.api.order(order, basket.now().key);
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

  private become(state: PlacingState): void {
    this.state = state;
    this.listeners.forEach((tell) => tell());
  }
}
