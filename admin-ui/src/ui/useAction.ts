import { useRef, useState } from 'react';
import { offerProof, type Proof } from '../data/proofs.js';
import { isAboutAccess } from '../data/api-error.js';
import { Intentions } from '../data/intention.js';
import type { Verb } from '../data/verbs.js';
import { useConfirm, type Question, type Yes } from './confirm.js';
import { useToasts, type Failure } from './toasts.js';

export interface ActionOptions<P, R> {
  /** Asked first; nothing happens on a no. */
  readonly confirm?: Question | ((params: P) => Question);
  /** The toast of a yes; none when left out. */
  readonly success?: string | ((result: R, params: P) => string);
  /** The toasts of a no. */
  readonly failure: Failure;
  /** Does a 401 mean that the login has ended, and so is told already? Not where logging in is the action. */
  readonly signedIn?: boolean;
}

export interface Action<P, R> {
  /** Confirm → call → toast. Answers undefined when it was not done. Never rejects. `proof` was shown beside the wish. */
  run(params: P, proof?: Proof | null): Promise<R | undefined>;
  /** Is it (with these parameters) under way? */
  isRunning(params?: P): boolean;
}

/** A call somebody wants: asking the same twice at once does it once, with one Idempotency-Key until it is settled. */
export const useAction = <P, R>(call: Verb<P, R>, options: ActionOptions<P, R>): Action<P, R> => {
  const toasts = useToasts();
  const confirm = useConfirm();
  const [intentions] = useState(() => new Intentions());
  const underWay = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());

  const perform = async (params: P, { reason, proof }: Yes): Promise<R | undefined> => {
    // Wanted again for another reason, it is another intention.
    const intention = [params, reason];
    const isOver = toasts.trying();
    try {
      const result = await intentions.carryOut(intention, (key) => {
        if (proof) offerProof(key, proof);
        return call(params, { key, ...(reason ? { reason } : {}) });
      });
      const { success } = options;
      if (success) toasts.success(typeof success === 'function' ? success(result, params) : success);
      return result;
    } catch (error) {
      toasts.failed(error, options.failure, isAboutAccess(error) && (options.signedIn ?? true));
      return undefined;
    } finally {
      isOver();
    }
  };

  const run = async (params: P, proof?: Proof | null): Promise<R | undefined> => {
    const action = JSON.stringify(params);
    if (underWay.current.has(action)) return undefined;
    underWay.current.add(action);
    try {
      const { confirm: asks } = options;
      const yes = asks ? await confirm(typeof asks === 'function' ? asks(params) : asks) : {};
      if (!yes) return undefined;
      setRunning(new Set(underWay.current));
      return await perform(params, proof ? { ...yes, proof } : yes);
    } finally {
      underWay.current.delete(action);
      setRunning(new Set(underWay.current));
    }
  };

  return { run, isRunning: (params) => (params ? running.has(JSON.stringify(params)) : running.size > 0) };
};
