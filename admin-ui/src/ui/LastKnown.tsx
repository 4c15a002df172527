import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useSyncExternalStore, type ReactNode } from 'react';
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
const useStaleLists = (): string => {
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

/** Nobody has to. */
const TRY_AGAIN = / Please try again[^.]*\./;

/** On a part of a page that is true whatever its lists are: it is not greyed with them. */
export const NOT_STALE = { 'data-not-stale': '' };

// Not faded: the last known is what staff go by meanwhile, and faded text is hard to read.
const greyed = { '& > :not([data-not-stale])': { filter: 'grayscale(1)' } };

/** A page; greyed, and said to be the last known, while the server does not answer for what it shows. */
export const LastKnown = ({ children }: { children: ReactNode }) => {
  const sentence = useStaleLists();
  const id = useId();
  return (
    <>
      <Box role="status" id={id}>
        {sentence && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            This is the last known state and may be old. {sentence.replace(TRY_AGAIN, '')} It is refreshed by itself.
          </Alert>
        )}
      </Box>
      <Box
        data-stale={sentence ? '' : undefined}
        aria-describedby={sentence ? id : undefined}
        aria-busy={sentence !== ''}
        sx={sentence ? greyed : undefined}
      >
        {children}
      </Box>
    </>
  );
};
