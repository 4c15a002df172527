import { useCallback, useEffect, useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { useDesk } from '../data/desk.js';

interface Prepared {
  readonly due: number;
  readonly payment?: GuestPaymentView;
  readonly error?: unknown;
}

const NOTHING: Partial<Prepared> = {};

/** How to pay what is due, drawn anew when that changes; not asked for while it is not wanted. */
export const usePayment = (due: number, isWanted: boolean) => {
  const { api } = useDesk();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    api.payment().then(
      (payment) => isOver || setPrepared({ due, payment }),
      (error: unknown) => isOver || setPrepared({ due, error }),
    );
    return () => void (isOver = true);
  }, [api, due, isWanted, tries]);
  const again = useCallback(() => {
    setPrepared(null);
    setTries((before) => before + 1);
  }, []);
  const { payment, error } = isWanted && prepared?.due === due ? prepared : NOTHING;
  return { payment, error, again };
};
