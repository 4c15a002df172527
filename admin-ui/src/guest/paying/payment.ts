import { useCallback, useEffect, useState } from 'react';
import type { GuestPaymentView } from '@sae/domain/guests';
import { Intentions } from '../../data/intention.js';
import { useDesk } from '../data/desk.js';
import { GuestQuery } from '../data/guest-query.js';
import { useStore } from '../data/store.js';

/** Of no occasion. */
const NOTHING = new GuestQuery<GuestPaymentView>(() => Promise.reject(new Error('Nothing is due')));

/** How to pay what is due, drawn anew for each occasion; not asked for while there is none. */
export const usePayment = (occasion: string | null) => {
  const { api } = useDesk();
  const [prepared, setPrepared] = useState({ occasion: '', query: NOTHING });
  const again = useCallback(() => {
    const query = new GuestQuery(api.payment);
    setPrepared({ occasion: occasion ?? '', query });
    void query.refresh();
  }, [api, occasion]);
  useEffect(() => {
    if (occasion !== null) again();
  }, [again, occasion]);
  const { data: payment, error } = useStore(prepared.occasion === occasion ? prepared.query : NOTHING);
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
