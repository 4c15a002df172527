import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useConfirm, type Question } from '../shell/confirm.js';
import { useToasts } from '../shell/toasts.js';
import { isAboutAccess, isAway } from './api-error.js';
import type { AppDataProvider, Verbs } from './dataProvider.js';
import { Intentions } from './intention.js';
import type { ParamsOf, ResultOf, Verb } from './verb.js';

export type VerbName = keyof Verbs;
type Params<N extends VerbName> = ParamsOf<Verbs[N]>;
type Result<N extends VerbName> = ResultOf<Verbs[N]>;

export interface VerbOptions<N extends VerbName> {
  /** Asked first; nothing happens on a no. */
  readonly confirm?: Question | ((params: Params<N>) => Question);
  /** The toast of a yes; none when left out. */
  readonly success?: string | ((result: Result<N>, params: Params<N>) => string);
  /** The toast of a no: a fixed sentence, or `serverMessageOr(…)` where the server's own is preferred. */
  readonly failure: string | ((error: unknown) => string);
}

export interface RunningVerb<N extends VerbName> {
  /** Confirm → call → toast → refresh. Answers undefined when it was not done. Never rejects. */
  run(params: Params<N>): Promise<Result<N> | undefined>;
  /** Is it (with these parameters) under way? */
  isRunning(params?: Params<N>): boolean;
}

const told = <A extends unknown[]>(text: string | ((...args: A) => string), ...args: A) =>
  typeof text === 'string' ? text : text(...args);

/** One verb of the data provider as a screen uses it; asking the same twice at once does it once. */
export const useVerb = <N extends VerbName>(name: N, options: VerbOptions<N>): RunningVerb<N> => {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const [intentions] = useState(() => new Intentions());
  const underWay = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  const perform = async (params: Params<N>): Promise<Result<N> | undefined> => {
    const verb = provider[name] as unknown as Verb<Params<N>, Result<N>>;
    try {
      const result = await verb(params, { key: intentions.keyOf(params) });
      intentions.settle(params);
      if (options.success) toasts.success(told(options.success, result, params));
      void queries.invalidateQueries();
      return result;
    } catch (error) {
      if (!isAway(error)) intentions.settle(params);
      if (!isAboutAccess(error)) toasts.error(told(options.failure, error));
      return undefined;
    }
  };

  const run = async (params: Params<N>): Promise<Result<N> | undefined> => {
    const wish = JSON.stringify(params);
    if (underWay.current.has(wish)) return undefined;
    underWay.current.add(wish);
    try {
      const { confirm: asks } = options;
      if (asks && !(await confirm(typeof asks === 'function' ? asks(params) : asks))) return undefined;
      setRunning(new Set(underWay.current));
      return await perform(params);
    } finally {
      underWay.current.delete(wish);
      setRunning(new Set(underWay.current));
    }
  };

  return { run, isRunning: (params) => (params ? running.has(JSON.stringify(params)) : running.size > 0) };
};
