import { Injectable } from '@nestjs/common';
import { Refusal, type IsoTime } from '@sae/domain/kernel';
import type { Place } from '@sae/projections/models/audit';
import { PlacesReader, type MorningAt } from '@sae/projections/models/places';
import { TrueModels } from '../http/true-models.js';

/** Where they cannot be asked, the log is read as though there were none. */
const orNone = async <T>(look: () => Promise<T>): Promise<T | null> => {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unavailable') return null;
    throw error;
  }
};

/** The places in the log that the read models know; null where they cannot say. */
@Injectable()
export class KnownPlaces {
  constructor(
    private readonly places: PlacesReader,
    private readonly models: TrueModels,
  ) {}

  /** Of all that was ever acknowledged of an order. */
  ofOrder(restaurantId: number, orderId: number): Promise<readonly Place[] | null> {
    return orNone(async () => {
      await this.models.require();
      const [places = []] = await this.places.ofOrders(restaurantId, [orderId]);
      return places.length > 0 ? places : null;
    });
  }

  /** The revisions of a year's book that tell of each of these orders; none of them, where that is not known. */
  async revisions(restaurantId: number, year: number, orderIds: readonly number[]): Promise<(readonly number[])[]> {
    const all = (await orNone(() => this.places.ofOrders(restaurantId, orderIds))) ?? [];
    return all.map((places) =>
      places.filter(({ financialYear }) => financialYear === year).map(({ revision }) => revision),
    );
  }

  morning(restaurantId: number, year: number, time: IsoTime): Promise<MorningAt | null> {
    return orNone(() => this.places.morning(restaurantId, year, time));
  }
}
