import { portionsText, type PortionsView } from '@sae/domain/ordering';
import { useMemo } from 'react';
import { useQuestion } from '../ui/provider.js';

const NOBODY_COUNTS: readonly PortionsView[] = [];

/** `2½ portions left`. */
export const leftText = (portions: number): string => `${portionsText(portions * 2)} left`;

export type Portions = ReadonlyMap<number, number>;

/** How many portions are left, by dish; one that nobody counts is not among them. */
export const usePortions = (): Portions => {
  const { data = NOBODY_COUNTS } = useQuestion('portionsLeft', {}, { queryKey: ['portions'] });
  return useMemo(() => new Map(data.map(({ id, left }) => [id, left ?? 0])), [data]);
};
