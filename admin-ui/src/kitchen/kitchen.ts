import type { StationView } from '@sae/domain/kitchen';
import type { TicketView } from '@sae/domain/ordering';
import { createContext, useContext } from 'react';
import { printTickets } from './print-tickets.js';

interface Kitchen {
  /** Where kitchen tickets print; undefined until it is known. */
  readonly stations: readonly StationView[] | undefined;
  /** The print station that this device is. */
  readonly station: StationView | undefined;
  /** Tells this device which one it is. */
  readonly choose: (stationId: number | null) => void;
  /** The tickets that somebody's doing here led to: to the print stations, and where there are none, onto paper here. */
  readonly send: (tickets: readonly TicketView[]) => void;
}

export const KitchenContext = createContext<Kitchen>({
  stations: undefined,
  station: undefined,
  choose: () => undefined,
  send: (tickets) => printTickets(tickets),
});

export const useKitchen = (): Kitchen => useContext(KitchenContext);
