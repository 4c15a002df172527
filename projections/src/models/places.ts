import type { IsoTime } from '@sae/domain/kernel';
import { readerOf } from '../reading/index.js';
import { orderEntriesKey, placeOf, type Place } from './audit.js';
import { morningKey, morningsKey, type Morning } from './mornings.js';

/** A morning, and the revision with which it begins. */
export interface MorningAt extends Morning {
  readonly revision: number;
}

/**
 * Where the order books tell of something: what they tell is said by the log alone
 * (docs/decisions/0103-the-past-by-index.md). Every answer is refused while the read models are built.
 */
export class PlacesReader extends readerOf('orderBook') {
  /** Where each of these orders is told of, in the order of the books; nowhere, where it is not known. */
  async ofOrders(restaurantId: number, orderIds: readonly number[]): Promise<(readonly Place[])[]> {
    const keys = orderIds.map((orderId) => orderEntriesKey(restaurantId, orderId));
    const found = await this.models.documents<readonly number[]>(keys);
    return found.map((ids) => [...(ids ?? [])].sort((one, other) => one - other).map(placeOf));
  }

  /** The last morning of a year's book that had begun by a moment. */
  async morning(restaurantId: number, year: number, time: IsoTime): Promise<MorningAt | null> {
    const revision = await this.models.newestBy(morningsKey(restaurantId, year), Date.parse(time));
    if (revision === null) return null;
    const morning = await this.models.document<Morning>(morningKey(restaurantId, year, revision));
    return morning && { ...morning, revision };
  }
}
