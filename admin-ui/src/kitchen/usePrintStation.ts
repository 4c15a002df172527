import { printsSomeOf, type StationView } from '@sae/domain/kitchen';
import { leftToPrint, type WaitingTicket } from '@sae/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNotNow, isUndecided } from '../data/api-error.js';
import { Intentions } from '../data/intention.js';
import { useLive, useMissed } from '../data/live.js';
import { paperFree } from '../print/print-out.js';
import { useProvider, useQuestion } from '../ui/provider.js';
import { useOnlyTab } from '../ui/useOnlyTab.js';
import { usePrintTickets } from './KitchenReceipt.js';

/** Pushes may be missed without anybody noticing. */
const LOOK_MS = 10_000;
const AGAIN_MS = 2_000;

type Ticket = Pick<WaitingTicket, 'day' | 'ticketNo'>;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Prints what is for this station, one ticket after the other, in one tab of the device. */
export const usePrintStation = (station: StationView | undefined): void => {
  const provider = useProvider();
  const printPaper = usePrintTickets();
  const queries = useQueryClient();
  const [intentions] = useState(() => new Intentions());
  const isPrinting = useOnlyTab('sae-print-station', station !== undefined);
  const stationId = isPrinting ? station?.id : undefined;
  const current = useRef<number | undefined>(undefined);
  const taken = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    current.current = stationId;
    return () => void (current.current = undefined);
  }, [stationId]);

  /** Claims it first: whoever is faster prints it, and who cannot know yet asks again. */
  const print = async (ticket: Ticket, id: number): Promise<void> => {
    const { day, ticketNo } = ticket;
    while (current.current === id)
      try {
        await paperFree();
        const paper = await intentions.carryOut([id, day, ticketNo], (key) =>
          provider.printTicket({ day, ticketNo, stationId: id }, { key }),
        );
        await paperFree();
        return printPaper([paper]);
      } catch (error) {
        if (!isNotNow(error)) {
          // What the server failed at it may do the next time; the others do not wait for that.
          if (isUndecided(error)) setTimeout(() => enqueue(ticket, id), AGAIN_MS);
          return;
        }
        await pause(AGAIN_MS);
      }
  };
  const enqueue = (ticket: Ticket, id: number): void => {
    queue.current = queue.current.then(() => print(ticket, id));
  };
  const take = ({ day, ticketNo }: Ticket): void => {
    const name = `${stationId} ${day} ${ticketNo}`;
    if (stationId === undefined || taken.current.has(name)) return;
    taken.current.add(name);
    enqueue({ day, ticketNo }, stationId);
  };

  const queryKey = ['station-tickets', stationId];
  const { data: waiting } = useQuestion(
    'stationTickets',
    { id: stationId ?? 0 },
    { queryKey, enabled: stationId !== undefined, refetchInterval: LOOK_MS, staleTime: 0, gcTime: 0 },
  );
  const takeAll = useEffectEvent((tickets: readonly Ticket[]) => tickets.forEach(take));
  useEffect(() => takeAll(waiting ?? []), [waiting]);
  useLive('ticketIssued', (ticket) => station && printsSomeOf(station, leftToPrint(ticket)) && take(ticket));
  useMissed(() => void queries.invalidateQueries({ queryKey }));
};
