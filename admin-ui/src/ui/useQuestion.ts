import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider, ParamsOf, ResultOf, Verbs } from '../data/verbs.js';

export const useProvider = () => useDataProvider<AppDataProvider>();

/** What a verb of the data provider answers, as a screen shows it. */
export const useQuestion = <N extends keyof Verbs>(
  name: N,
  params: ParamsOf<Verbs[N]>,
  options: Omit<UseQueryOptions<ResultOf<Verbs[N]>>, 'queryFn'>,
) => {
  const provider = useProvider();
  const ask = provider[name] as unknown as (params: ParamsOf<Verbs[N]>) => Promise<ResultOf<Verbs[N]>>;
  return useQuery({ ...options, queryFn: () => ask(params) });
};
