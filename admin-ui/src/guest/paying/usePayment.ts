import { useCallback, useEffect, useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { useDesk } from '../data/desk.js';

interface Prepared {
  readonly occasion: string;
  readonly payment?: GuestPaymentView;
  readonly error?: unknown;
}

const NOTHING: Partial<Prepared> = {};

/** How to pay what is due, drawn anew for each occasion; not asked for while there is none. */
export const usePayment = (occasion: string | null) => {
  const { api } = useDesk();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (occasion === null) return;
    let isOver = false;
    api.payment().then(
      (payment) => isOver || setPrepared({ occasion, payment }),
      (error: unknown) => isOver || setPrepared({ occasion, error }),
    );
    return () => void (isOver = true);
  }, [api, occasion, tries]);
  const again = useCallback(() => {
    setPrepared(null);
    setTries((before) => before + 1);
  }, []);
  const { payment, error } = prepared && prepared.occasion === occasion ? prepared : NOTHING;
  return { payment, error, again };
};
