import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider, Verbs } from './dataProvider.js';
import { useWish, type Wish, type WishOptions } from './useWish.js';
import type { ParamsOf, ResultOf, Verb } from './verb.js';

export type VerbName = keyof Verbs;
type Params<N extends VerbName> = ParamsOf<Verbs[N]>;
type Result<N extends VerbName> = ResultOf<Verbs[N]>;

/** One verb of the data provider as a screen uses it: confirm → call → toast → refresh. */
export const useVerb = <N extends VerbName>(
  name: N,
  options: WishOptions<Params<N>, Result<N>>,
): Wish<Params<N>, Result<N>> => {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const verb = provider[name] as unknown as Verb<Params<N>, Result<N>>;
  return useWish<Params<N>, Result<N>>(async (params, intent) => {
    const result = await verb(params, intent);
    void queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'auth' });
    return result;
  }, options);
};
