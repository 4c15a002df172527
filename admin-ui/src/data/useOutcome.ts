import { useNotify } from 'react-admin';
import { isAboutAccess } from './api-error.js';

type Failure = string | ((error: unknown) => string | readonly string[]);

/** What became of a mutation, for its `onSuccess` and `onError`: a fixed sentence, or `serverMessageOr(…)` and the like. */
export const useOutcome = () => {
  const notify = useNotify();
  return {
    done: (message: string) => notify(message, { type: 'success' }),
    failed: (failure: Failure) => (error: unknown) => {
      if (isAboutAccess(error)) return;
      const messages = [typeof failure === 'function' ? failure(error) : failure].flat();
      messages.forEach((message) => notify(message, { type: 'error' }));
    },
  };
};
