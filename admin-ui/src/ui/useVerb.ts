import { hashKey, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Verbs, Intent, ParamsOf, ResultOf, Verb } from '../data/verbs.js';
import { useProvider } from './useQuestion.js';
import { useWish, type Wish, type WishOptions } from './useWish.js';

export type VerbName = keyof Verbs;
type Params<N extends VerbName> = ParamsOf<Verbs[N]>;
type Result<N extends VerbName> = ResultOf<Verbs[N]>;

interface Call<P> {
  readonly params: P;
  readonly intent: Intent;
}

/** One verb of the data provider as a screen uses it: confirm → call → toast → refresh. */
export const useVerb = <N extends VerbName>(
  name: N,
  options: WishOptions<Params<N>, Result<N>>,
): Wish<Params<N>, Result<N>> => {
  const provider = useProvider();
  const queries = useQueryClient();
  const verb = provider[name] as unknown as Verb<Params<N>, Result<N>>;
  const { mutateAsync } = useMutation({
    mutationKey: [name],
    mutationFn: ({ params, intent }: Call<Params<N>>) => verb(params, intent),
    onSuccess: () => void queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'auth' }),
  });
  return useWish<Params<N>, Result<N>>((params, intent) => mutateAsync({ params, intent }), options);
};

/** Is this browser doing this right now, with these parameters where they are named? */
export const isUnderWay = (queries: QueryClient, name: VerbName, asked?: object): boolean =>
  queries.isMutating({
    mutationKey: [name],
    predicate: ({ state }) => !asked || hashKey([(state.variables as Call<unknown>).params]) === hashKey([asked]),
  }) > 0;
