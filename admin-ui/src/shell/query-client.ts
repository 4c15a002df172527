import { QueryClient } from '@tanstack/react-query';
import { isAway } from '../data/api-error.js';

const TRIES = 4;

/** Asks again while the server is away; a refusal is final. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => isAway(error) && failures < TRIES, staleTime: 0 },
      mutations: { retry: false },
    },
  });
