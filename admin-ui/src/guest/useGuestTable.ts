import type { GuestTableView } from '@sae/domain/guests';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../data/api.js';
import { ApiError } from '../data/api-error.js';

export type GuestTable =
  | { readonly is: 'looked-up' }
  | { readonly is: 'there'; readonly table: GuestTableView }
  | { readonly is: 'gone' }
  | { readonly is: 'unknown' };

const lookUp = async (token: string, signal: AbortSignal): Promise<GuestTable> => {
  try {
    return { is: 'there', table: await api.get('/guests/{token}', { path: { token }, anonymous: true, signal }) };
  } catch (error) {
    return { is: error instanceof ApiError && error.status === 404 ? 'gone' : 'unknown' };
  }
};

/** Where the scanned code leads; a guest has no login. */
export const useGuestTable = (token: string): { found: GuestTable; again: () => void } => {
  const [found, setFound] = useState<GuestTable>({ is: 'looked-up' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const visit = new AbortController();
    void lookUp(token, visit.signal).then((answer) => visit.signal.aborted || setFound(answer));
    return () => visit.abort();
  }, [token, tries]);
  const again = useCallback(() => {
    setFound({ is: 'looked-up' });
    setTries((before) => before + 1);
  }, []);
  return { found, again };
};
