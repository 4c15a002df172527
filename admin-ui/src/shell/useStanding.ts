import type { UserView } from '@sae/domain/access';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../data/api.js';
import { session } from '../data/session.js';
import { standingAfter, standingOf, type Standing } from './standing.js';

const ASK_AGAIN_MS = 2_000;

const known = (user: UserView) => standingOf(user, new Date().toISOString());

const ask = async (signal: AbortSignal): Promise<Standing> => {
  const id = session.userId();
  if (!session.isStored() || id === null) return { as: 'signed-out' };
  try {
    return known(await api.get<UserView>('/users/{id}', { path: { id: Number(id) }, signal }));
  } catch (error) {
    return standingAfter(error);
  }
};

/** Where somebody stands, and how to tell that they have changed. */
export interface Stood {
  readonly standing: Standing;
  readonly userChanged: (user: UserView) => void;
}

/** Asks the server once a visit who is signed in, again while it is away, and when another tab logs in or out. */
export const useStanding = (): Stood => {
  const [standing, setStanding] = useState<Standing>({ as: 'loading' });
  useEffect(() => {
    const visit = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await ask(visit.signal);
      if (visit.signal.aborted) return;
      // Who is in is not sent out to wait because the server is away for a moment.
      setStanding((before) => (found.as === 'away' && 'user' in before ? before : found));
      if (found.as === 'away') again = setTimeout(() => void look(), ASK_AGAIN_MS);
    };
    void look();
    const unhear = session.onDoubted(() => void look());
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === 'token' || key === null) void look();
    };
    window.addEventListener('storage', elsewhere);
    return () => {
      unhear();
      window.removeEventListener('storage', elsewhere);
      visit.abort();
      clearTimeout(again);
    };
  }, []);
  const userChanged = useCallback((user: UserView) => setStanding(known(user)), []);
  return { standing, userChanged };
};
