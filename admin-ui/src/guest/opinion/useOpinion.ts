import { useState } from 'react';
import { ApiError } from '../../data/api-error.js';
import { Intentions } from '../../data/intention.js';
import { useDesk } from '../data/desk.js';
import type { Opinion } from '../data/guest-api.js';

/** Sends what a guest thinks; sent twice on a bad line, it is said once. */
export const useOpinion = () => {
  const { api, sitting } = useDesk();
  const [intentions] = useState(() => new Intentions());
  const [state, setState] = useState<{ is: 'open' | 'sending' | 'given'; failure?: unknown }>({ is: 'open' });
  const give = async (opinion: Opinion) => {
    setState({ is: 'sending' });
    try {
      await api.review(opinion, intentions.keyOf(opinion));
      setState({ is: 'given' });
    } catch (failure) {
      setState({ is: 'open', failure });
      if (!(failure instanceof ApiError) || failure.status === 0) return;
    }
    void sitting.refresh();
  };
  return { ...state, give };
};
