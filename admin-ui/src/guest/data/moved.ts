import type { MovedTableView, SittingView } from '@sae/domain/guests';
import { ApiError } from '../../data/api-error.js';
import { keep, kept } from '../../data/kept.js';
import type { GuestApi } from './guest-api.js';
import type { GuestQuery } from './guest-query.js';
import { Store } from './store.js';

/** Where the staff moved the orders that this phone saw at its table; asked as soon as it sees them there no longer. */
export class Moved extends Store<MovedTableView | null> {
  /** The pass of who sat here when it looked first, also after the page was closed. */
  private readonly keptAs: string;

  constructor(
    token: string,
    private readonly api: Pick<GuestApi, 'moved'>,
    sitting: GuestQuery<SittingView>,
  ) {
    super(null);
    this.keptAs = `guest-pass:${token}`;
    sitting.subscribe(() => {
      const { data } = sitting.get();
      if (data) void this.look(data);
    });
  }

  private async look({ pass }: SittingView): Promise<void> {
    const mine = kept(this.keptAs);
    if (mine === null || mine === pass) return this.stay(pass);
    try {
      this.set(await this.api.moved(mine));
    } catch (error) {
      // Whatever else went wrong, it is asked again.
      if (error instanceof ApiError && error.code === 'sitting/not-moved') this.stay(pass);
    }
  }

  private stay(pass: string | undefined): void {
    keep(this.keptAs, pass ?? null);
    if (this.get()) this.set(null);
  }
}
