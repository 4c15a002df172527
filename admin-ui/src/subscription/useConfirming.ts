import { useCallback, useRef, useState } from 'react';
import { serverMessageOr } from '../data/api-error.js';
import { newKey } from '../data/intention.js';
import type { RazorpayProof } from './razorpay-checkout.js';
import { subscription } from './subscription.data.js';
import { usePaymentChanged } from './usePayments.js';

const sayWhy = serverMessageOr('The payment could not be confirmed yet.');

/** Hands the provider's proof to the server. */
export const useConfirming = (id: string, proof: RazorpayProof) => {
  const changed = useRef(usePaymentChanged());
  const [key] = useState(newKey);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = useCallback(async () => {
    setRefusal(null);
    try {
      await changed.current(await subscription.confirm({ id, proof }, { key }));
    } catch (error) {
      setRefusal(sayWhy(error));
    }
  }, [id, proof, key]);
  return { confirm, refusal };
};
