import type { TillDoor } from '@sae/domain/people';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../data/api-error.js';
import { api } from '../data/api.js';
import { till } from '../data/till.js';

const ASK_AGAIN_MS = 5_000;

/** What a till asks in nobody's name, by its own token. */
export const byTill = (tillToken: string) =>
  ({ anonymous: true, headers: { Authorization: `Bearer ${tillToken}` } }) as const;

/** Removed, or of another server: then the device is none any more. */
const isNone = (error: unknown): boolean => error instanceof ApiError && [401, 404].includes(error.status);

interface Door {
  readonly door: TillDoor | null;
  readonly failure: string | null;
}

/** Who can log in at this till; asked again while the server is away. */
export const useDoor = (): Door => {
  const kept = till.useChoice();
  const tillToken = kept?.tillToken;
  const [state, setState] = useState<Door>({ door: null, failure: null });
  const ask = useCallback(async (): Promise<boolean> => {
    if (!tillToken) return true;
    try {
      setState({ door: await api.get<TillDoor>('/till', byTill(tillToken)), failure: null });
      return true;
    } catch (error) {
      if (isNone(error)) till.choose(null);
      setState(({ door }) => ({ door, failure: (error as Error).message }));
      return isNone(error);
    }
  }, [tillToken]);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const isDone = await ask();
      if (!isDone && !isOver) again = setTimeout(() => void look(), ASK_AGAIN_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [ask]);
  return state;
};
