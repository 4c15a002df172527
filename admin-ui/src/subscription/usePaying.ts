import type { BegunPaymentView } from '@sae/domain/subscription';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { troubleText } from './payment-words.js';
import { checkOut, type RazorpayProof } from './razorpay-checkout.js';

/** What the page of a payment is told by the page it was paid on. */
export interface PaymentNews {
  /** Of money that Razorpay says it has. */
  readonly proof?: RazorpayProof;
  /** Why Checkout came to nothing. */
  readonly trouble?: string;
}

const newsOf = async (checkout: NonNullable<BegunPaymentView['checkout']>): Promise<PaymentNews> => {
  const outcome = await checkOut(checkout);
  return outcome.is === 'paid' ? { proof: outcome.proof } : { trouble: troubleText(outcome) };
};

export interface Paying {
  pay(): Promise<void>;
  readonly isUnderWay: boolean;
}

/** Leads to where the provider takes the money, and from there to the payment's own page. */
export const usePaying = (ask: () => Promise<BegunPaymentView | undefined>): Paying => {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);

  const lead = async () => {
    const payment = await ask();
    if (!payment) return;
    const { paymentId, checkout } = payment;
    if (!checkout) return void navigate(`/payment/sandbox/${paymentId}`);
    void navigate(`/payment/${paymentId}`, { replace: true, state: await newsOf(checkout) });
  };
  const pay = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay(true);
    try {
      await lead();
    } finally {
      isBusy.current = false;
      setUnderWay(false);
    }
  };
  return { pay, isUnderWay };
};
