import { useCallback, useEffect, useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { Intentions } from '../../data/intention.js';
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

/** Tells the staff that one has paid; pressed twice on a bad line, it is said once. */
export const useClaim = () => {
  const { api, sitting } = useDesk();
  const [intentions] = useState(() => new Intentions());
  const [isTelling, setTelling] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const claim = async (payment: GuestPaymentView) => {
    setTelling(true);
    setFailure(undefined);
    try {
      await api.claim(payment, intentions.keyOf(payment.reference));
    } catch (error) {
      setFailure(error);
    }
    await sitting.refresh();
    setTelling(false);
  };
  return { claim, isTelling, failure };
};
