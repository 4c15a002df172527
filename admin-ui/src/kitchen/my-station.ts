import type { StationView } from '@sae/domain/kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { useRestaurantId } from '../auth/user.js';
import { deviceSetting } from '../data/device-setting.js';
import { useLive, useReconnected } from '../data/live.js';
import { useQuestion } from '../ui/useQuestion.js';

/** Which print station this device is, and of which restaurant: others may log in on it. */
const printStation = deviceSetting<string | null>('printStation', { read: (kept) => kept, write: (chosen) => chosen });

const queryKey = ['stations'] as const;

/** Where kitchen tickets print; undefined until it is known. */
export const useStations = (): readonly StationView[] | undefined => {
  const queries = useQueryClient();
  const ask = () => void queries.invalidateQueries({ queryKey });
  useLive('stationsChanged', ask);
  useReconnected(ask);
  return useQuestion('stations', undefined, { queryKey }).data;
};

/** The print station that this device is, while there is this station. */
export const useMyStation = (stations: readonly StationView[] | undefined) => {
  const restaurantId = useRestaurantId();
  const chosen = printStation.useChoice();
  return {
    station: stations?.find(({ id }) => chosen === `${restaurantId}:${id}`),
    choose: (id: number | null): void => printStation.choose(id === null ? null : `${restaurantId}:${id}`),
  };
};
