import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, serverMessageOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useAction } from '../ui/useAction.js';
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

/** How soon the provider itself is asked what has become of a payment nobody told us of. */
const LOOK_MS = 15_000;

/** Asks for a payment that is open, and with it the server asks its provider: what was paid meanwhile is confirmed. */
const useAskProvider = () => {
  const queries = useQueryClient();
  return async (id: string) => {
    try {
      return await subscription.goOn(id);
    } finally {
      await queries.invalidateQueries({ queryKey: KEY });
    }
  };
};

export const useLook = (id: string, isWanted: boolean) => {
  const ask = useAskProvider();
  useQuery({
    queryKey: ['payment', id],
    queryFn: () => ask(id),
    enabled: isWanted,
    refetchInterval: LOOK_MS,
    retry: false,
  });
};

/** The same by somebody who wants to go on with it; what is not open any more tells so by itself. */
export const useGoOn = () => {
  const sayWhy = serverMessageOr('The payment could not be opened again.');
  return useAction(useAskProvider(), {
    failure: (error) => (error instanceof ApiError && error.status === 409 ? [] : sayWhy(error)),
  });
};

/** For whoever knows better than the last answer. */
export const usePaymentChanged = () => {
  const queries = useQueryClient();
  return async (changed: PlanHistoryEntry) => {
    // An answer that is on its way does not know it yet.
    await queries.cancelQueries({ queryKey: KEY });
    queries.setQueryData<PlanHistoryEntry[]>(KEY, (known = []) =>
      known.map((entry) => (entry.id === changed.id ? changed : entry)),
    );
  };
};

/** For whoever has begun a payment: what was known has it not. */
export const useForgetPayments = () => {
  const queries = useQueryClient();
  return () => queries.resetQueries({ queryKey: KEY });
};
