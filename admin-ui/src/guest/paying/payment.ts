import { useEffect, useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { Intentions } from '../../data/intention.js';
import { useDesk } from '../data/desk.js';
import { GuestQuery } from '../data/guest-query.js';
import { useStore } from '../data/store.js';

/** How to pay what is due, drawn anew for each occasion; not asked for while there is none. */
export const usePayment = (occasion: string | null) => {
  const { api } = useDesk();
  const prepare = () => ({ occasion, query: new GuestQuery(api.payment) });
  const [prepared, setPrepared] = useState(prepare);
  const again = () => setPrepared(prepare());
  if (prepared.occasion !== occasion) again();
  const { query } = prepared;
  useEffect(() => {
    if (occasion !== null) void query.refresh();
  }, [occasion, query]);
  const { data: payment, error } = useStore(query);
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
