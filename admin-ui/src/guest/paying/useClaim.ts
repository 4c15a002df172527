import { useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { Intentions } from '../../data/intention.js';
import { useDesk } from '../data/desk.js';

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
