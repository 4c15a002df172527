import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import { useContext, useMemo } from 'react';
import type { AppDataProvider, Intent, ParamsOf, ResultOf, Verb, Verbs } from '../data/verbs.js';
import { useAction, type Action, type ActionOptions } from './useAction.js';

type AnyCall = (...params: unknown[]) => Promise<unknown>;

/**
 * The data provider. Of a call that ends the login `useDataProvider` makes an empty success, and a screen would tell that
 * what was wished is done; here it fails, and the login ends all the same.
 */
export const useProvider = (): AppDataProvider => {
  const provider = useContext(DataProviderContext) as AppDataProvider;
  const logOutIfDenied = useLogoutIfAccessDenied();
  return useMemo(() => {
    const failing =
      (call: AnyCall): AnyCall =>
      (...params) =>
        call(...params).catch(async (error: unknown) => {
          await logOutIfDenied(error);
          throw error;
        });
    return new Proxy(provider, { get: (verbs, name) => failing(Reflect.get(verbs, name) as AnyCall) });
  }, [provider, logOutIfDenied]);
};

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
