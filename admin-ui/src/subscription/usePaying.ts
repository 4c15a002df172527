import type { BegunPaymentView } from '@sae/domain/subscription';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { troubleText } from './payment-words.js';
import { checkOut } from './razorpay-checkout.js';

export interface Paying {
  pay(): Promise<void>;
  readonly isUnderWay: boolean;
  /** Why the last try came to nothing. */
  readonly trouble: string | null;
}

/** Leads to where the provider takes the money. Tried again it is the same payment, which cannot be charged twice. */
export const usePaying = (begin: () => Promise<BegunPaymentView | undefined>): Paying => {
  const navigate = useNavigate();
  const begun = useRef<BegunPaymentView>(undefined);
  const busy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const lead = async () => {
    const payment = (begun.current ??= await begin());
    if (!payment) return;
    const { paymentId, checkout } = payment;
    if (!checkout) return void navigate(`/payment/sandbox/${paymentId}`);
    const outcome = await checkOut(checkout);
    if (outcome.is === 'paid')
      return void navigate(`/payment/${paymentId}`, { replace: true, state: { proof: outcome.proof } });
    setTrouble(troubleText(outcome));
  };
  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setUnderWay(true);
    setTrouble(null);
    try {
      await lead();
    } finally {
      busy.current = false;
      setUnderWay(false);
    }
  };
  return { pay, isUnderWay, trouble };
};
