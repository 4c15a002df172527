import type { MissedTickets, StationView } from '@sae/domain/kitchen';
import type { TicketView } from '@sae/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useRestaurantId } from '../auth/user.js';
import { deviceSetting } from '../data/kept.js';
import { useLive, useMissed } from '../data/live.js';
import { useQuestion } from '../ui/provider.js';
import { printTickets, usePrintTickets } from './KitchenReceipt.js';
import { useMissedTickets } from './useMissedTickets.js';
import { usePrintStation } from './usePrintStation.js';
import { useSentTickets } from './useSentTickets.js';

/** Which print station this device is, and of which restaurant: others may log in on it. */
const printStation = deviceSetting<string | null>('printStation', { read: (kept) => kept, write: (chosen) => chosen });

const queryKey = ['stations'] as const;

/** Where kitchen tickets print; undefined until it is known. */
const useStations = (): readonly StationView[] | undefined => {
  const queries = useQueryClient();
  const ask = () => void queries.invalidateQueries({ queryKey });
  useLive('stationsChanged', ask);
  useMissed(ask);
  return useQuestion('stations', undefined, { queryKey }).data;
};

/** The print station that this device is, while there is this station. */
const useMyStation = (stations: readonly StationView[] | undefined) => {
  const restaurantId = useRestaurantId();
  const chosen = printStation.useChoice();
  return {
    station: stations?.find(({ id }) => chosen === `${restaurantId}:${id}`),
    choose: (id: number | null): void => printStation.choose(id === null ? null : `${restaurantId}:${id}`),
  };
};

interface Kitchen {
  /** Where kitchen tickets print; undefined until it is known. */
  readonly stations: readonly StationView[] | undefined;
  /** The print station that this device is. */
  readonly station: StationView | undefined;
  /** Tells this device which one it is. */
  readonly choose: (stationId: number | null) => void;
  /** Those that this device was to print and did not, and that somebody has seen it. */
  readonly missed: readonly MissedTickets[];
  readonly putAside: () => void;
  /** The tickets that somebody's doing here led to: to the print stations, and where there are none, onto paper here. */
  readonly send: (tickets: readonly TicketView[]) => void;
}

const KitchenContext = createContext<Kitchen>({
  stations: undefined,
  station: undefined,
  choose: () => undefined,
  ...{ missed: [], putAside: () => undefined },
  send: (tickets) => printTickets(tickets),
});

export const useKitchen = (): Kitchen => useContext(KitchenContext);

/** Kitchen tickets, whichever page is open: printed, where this device is a print station, and watched over by who sent them. */
export const KitchenProvider = ({ children }: { children: ReactNode }) => {
  const stations = useStations();
  const { station, choose } = useMyStation(stations);
  usePrintStation(station);
  const missing = useMissedTickets(station);
  const sendAway = useSentTickets();
  const print = usePrintTickets();
  const send = (tickets: readonly TicketView[]) => (stations?.length ? sendAway(tickets, stations) : print(tickets));
  return <KitchenContext value={{ stations, station, choose, ...missing, send }}>{children}</KitchenContext>;
};
