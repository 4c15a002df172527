import { QueryClient } from '@tanstack/react-query';
import { isAway } from '../data/api-error.js';

const TRIES = 4;

/** Asked again while the server is away; a refusal is final. */
export const whileAway = (failures: number, error: unknown): boolean => isAway(error) && failures < TRIES;

/** For react-admin's lists, which would ask once and tell in their own words: theirs are told by the `ListPanel`. */
export const asked = { retry: whileAway, onError: () => undefined };

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: whileAway, staleTime: 0 },
      mutations: { retry: false },
    },
  });
