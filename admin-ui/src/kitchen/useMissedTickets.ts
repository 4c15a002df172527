import type { MissedTickets, StationView } from '@sae/domain/kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { deviceSetting } from '../data/kept.js';
import { useMissed } from '../data/live.js';
import { useQuestion } from '../ui/provider.js';

const LOOK_MS = 60_000;

/** The last of those that somebody has seen here: days and numbers compare as text. */
const seenUpTo = deviceSetting<string>('missedTickets', { read: (kept) => kept ?? '', write: (name) => name });
const nameOf = ({ day, to }: MissedTickets): string => `${day} ${String(to).padStart(9, '0')}`;

const numbersOf = ({ from, to }: MissedTickets): string => (from === to ? String(from) : `${from} to ${to}`);

/** `Tickets 12 to 41 and 45 were not all printed here`. */
export const missedText = (rows: readonly MissedTickets[]): string => {
  const isOne = rows.length === 1 && rows[0]?.from === rows[0]?.to;
  const numbers = new Intl.ListFormat('en-IN').format(rows.map(numbersOf));
  return isOne ? `Ticket ${numbers} was not all printed here` : `Tickets ${numbers} were not all printed here`;
};

/** The tickets that this device was to print and did not while it was away, until somebody has seen it. */
export const useMissedTickets = (station: StationView | undefined) => {
  const queries = useQueryClient();
  const queryKey = ['missed-tickets', station?.id];
  const { data = [] } = useQuestion(
    'missedTickets',
    { id: station?.id ?? 0 },
    { queryKey, enabled: station !== undefined, refetchInterval: LOOK_MS, staleTime: 0 },
  );
  useMissed(() => void queries.invalidateQueries({ queryKey }));
  const seen = seenUpTo.useChoice();
  const missed = data.filter((row) => nameOf(row) > seen);
  const last = missed.map(nameOf).sort().at(-1);
  return { missed, putAside: (): void => seenUpTo.choose(last ?? seen) };
};
