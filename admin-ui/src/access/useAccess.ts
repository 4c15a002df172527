import { serverMessagesOr } from '../data/api-error.js';
import type { Verb } from '../data/verbs.js';
import { useWish } from '../ui/useWish.js';

/** What somebody wishes who is not logged in yet. */
export const useAccess = <P, R>(call: Verb<P, R>, failure: string, success?: (answer: R) => string) =>
  useWish(call, { success, failure: serverMessagesOr(failure), signedIn: false });
