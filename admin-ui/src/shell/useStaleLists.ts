import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '../data/api-error.js';

const AGAIN_MS = 5_000;

/** Why a list on the screen is not what the server would say now; null when it is. */
const refusalOf = ({ state }: Query): ApiError | null => {
  const error = state.error ?? state.fetchFailureReason;
  return error instanceof ApiError && error.code.startsWith('read-models/') ? error : null;
};

const isStale = (query: Query): boolean => query.isActive() && refusalOf(query) !== null;

/**
 * What the server says of lists that it does not answer for now; empty while all that is shown is true. They are asked
 * for again until they are answered.
 */
export const useStaleLists = (): string => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const sentence = useSyncExternalStore(subscribe, () => {
    const stale = cache.getAll().find((query) => isStale(query) && query.state.data !== undefined);
    return stale ? (refusalOf(stale)?.message ?? '') : '';
  });
  const isAnything = useSyncExternalStore(subscribe, () => cache.getAll().some(isStale));
  useEffect(() => {
    if (!isAnything) return;
    const again = () => void client.refetchQueries({ type: 'active', predicate: isStale });
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [client, isAnything]);
  return sentence;
};
