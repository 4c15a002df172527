import type { PersonName } from '@sae/domain/people';
import { useCallback, useMemo } from 'react';
import { actorName } from '@sae/domain/audit';
import { useQuestion } from './provider.js';

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

export type NameOf = (actor: string, tableNo?: number | null) => string;

/** Who did something, as people say it. */
export const useNameOf = (): NameOf => {
  const names = useNames();
  return useCallback((actor, tableNo) => actorName(actor, tableNo, names), [names]);
};

/** Of what a manager let somebody do, both. */
export const didIt = (
  nameOf: NameOf,
  { actor, approvedBy }: { readonly actor: string; readonly approvedBy?: string },
  tableNo?: number | null,
): string => [nameOf(actor, tableNo), ...(approvedBy ? [`approved by ${nameOf(approvedBy)}`] : [])].join(', ');
