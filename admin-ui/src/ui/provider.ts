import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider, Intent, ParamsOf, ResultOf, Verb, Verbs } from '../data/verbs.js';
import { useAction, type Action, type ActionOptions } from './useAction.js';

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

type VerbName = keyof Verbs;
type Params<N extends VerbName> = ParamsOf<Verbs[N]>;
type Result<N extends VerbName> = ResultOf<Verbs[N]>;

interface Call<P> {
  readonly params: P;
  readonly intent: Intent;
}

/** One verb of the data provider as a screen uses it: confirm → call → toast → refresh. */
export const useVerb = <N extends VerbName>(
  name: N,
  options: ActionOptions<Params<N>, Result<N>>,
): Action<Params<N>, Result<N>> => {
  const provider = useProvider();
  const queries = useQueryClient();
  const verb = provider[name] as unknown as Verb<Params<N>, Result<N>>;
  const { mutateAsync } = useMutation({
    mutationFn: ({ params, intent }: Call<Params<N>>) => verb(params, intent),
    onSuccess: () => void queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'auth' }),
  });
  return useAction<Params<N>, Result<N>>((params, intent) => mutateAsync({ params, intent }), options);
};
