import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../data/session.js';
import { subscription } from './subscription.data.js';

const KEY = ['payments'];
/** How soon is looked again whether the provider has spoken. */
const WATCH_MS = 3_000;

/** The history of plans, newest first; looked at again and again while `isWatched` says so. */
export const usePayments = (isWatched: (payments: readonly PlanHistoryEntry[]) => boolean = () => false) =>
  useQuery({
    queryKey: KEY,
    queryFn: () => subscription.payments(),
    refetchInterval: ({ state }) => (isWatched(state.data ?? []) ? WATCH_MS : false),
  });

/** The same where nobody need be logged in: without a login there is none. */
export const usePaymentsAside = () =>
  useQuery({ queryKey: KEY, queryFn: () => subscription.payments(true), enabled: session.isStored(), retry: false });

/** For whoever knows better than the last answer. */
export const usePaymentChanged = () => {
  const queries = useQueryClient();
  return (changed: PlanHistoryEntry) =>
    queries.setQueryData<PlanHistoryEntry[]>(KEY, (known = []) =>
      known.some(({ id }) => id === changed.id)
        ? known.map((entry) => (entry.id === changed.id ? changed : entry))
        : [changed, ...known],
    );
};

/** For whoever has begun a payment: what was known has it not. */
export const useForgetPayments = () => {
  const queries = useQueryClient();
  return () => queries.resetQueries({ queryKey: KEY });
};
