import type { StationView } from '@sae/domain/kitchen';
import { list, projection, push, unlist, type Change } from '../kernel/index.js';
import { readerOf, type Rows } from '../reading/index.js';

/** Where kitchen tickets print, by id. */
const stationsKey = (restaurantId: number): string => `${restaurantId}:stations`;

const stands = (
  { stationId: id, name, categories }: Omit<StationView, 'id'> & { readonly stationId: number },
  { restaurantId }: { readonly restaurantId: number },
): Change[] => {
  const station: StationView = { id, name, categories };
  return [list(stationsKey(restaurantId), id, station), changed(restaurantId)];
};

const changed = (restaurantId: number): Change =>
  push({ name: 'stationsChanged', restaurantId, payload: { restaurantId } });

export const stations = projection('stations', {
  on: {
    StationAdded: stands,
    StationChanged: stands,
    StationRemoved: ({ stationId }, { restaurantId }) => [
      unlist(stationsKey(restaurantId), stationId),
      changed(restaurantId),
    ],
  },
});

/** Every answer is refused while the read models are built. */
export class StationsReader extends readerOf('stations') {
  /** By id, as JSON text. */
  all(restaurantId: number): Promise<Rows> {
    return this.models.list(stationsKey(restaurantId));
  }
}
