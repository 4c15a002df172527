import type { ReactNode } from 'react';
import type { TicketView } from '@sae/domain/ordering';
import { KitchenContext } from './kitchen.js';
import { useMyStation, useStations } from './my-station.js';
import { printTickets } from './print-tickets.js';
import { usePrintStation } from './usePrintStation.js';
import { useSentTickets } from './useSentTickets.js';

/** Kitchen tickets, whichever page is open: printed, where this device is a print station, and watched over by who sent them. */
export const KitchenProvider = ({ children }: { children: ReactNode }) => {
  const stations = useStations();
  const { station, choose } = useMyStation(stations);
  usePrintStation(station);
  const sendAway = useSentTickets();
  const send = (tickets: readonly TicketView[]) =>
    stations?.length ? sendAway(tickets, stations) : printTickets(tickets);
  return <KitchenContext value={{ stations, station, choose, send }}>{children}</KitchenContext>;
};
