import type { PersonName } from '@sae/domain/people';
import { useMemo } from 'react';
import { useQuestion } from '../ui/provider.js';

const NAMES_STAY_MS = 60_000;

/** Who ever did something here, by number; empty until that is known. */
export const useNames = (): ReadonlyMap<number, PersonName> => {
  const { data } = useQuestion('peopleNames', undefined, {
    queryKey: ['people', 'names'],
    staleTime: NAMES_STAY_MS,
    retry: false,
  });
  return useMemo(() => new Map(data?.map((person) => [person.id, person])), [data]);
};
