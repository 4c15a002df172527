import type { RazorpayCheckout } from '@sae/domain/subscription';
import type { ConfirmPaymentRequest } from '@sae/domain/subscription/pay.dto';
import { BRAND } from '../theme/palette.js';

/** What Razorpay hands to the page for the server to verify. */
export type RazorpayProof = ConfirmPaymentRequest;

export type CheckoutOutcome =
  | { readonly is: 'paid'; readonly proof: RazorpayProof }
  | { readonly is: 'closed' }
  /** Razorpay's own words for it. */
  | { readonly is: 'failed'; readonly reason: string }
  | { readonly is: 'blocked' };

interface Checkout {
  on(event: 'payment.failed', hear: (failure: { error?: { description?: string } }) => void): void;
  open(): void;
}
type CheckoutClass = new (options: object) => Checkout;

const loaded = () => (window as { Razorpay?: CheckoutClass }).Razorpay;

const PATIENCE_MS = 30_000;

/** Their script, which may be loaded from nowhere else; one that did not come is asked for again. */
const load = (address: string): Promise<CheckoutClass | undefined> =>
  new Promise((resolve) => {
    const known = loaded();
    if (known) return resolve(known);
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    const done = () => {
      clearTimeout(timer);
      if (!loaded()) script.remove();
      resolve(loaded());
    };
    const timer = setTimeout(done, PATIENCE_MS);
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    document.head.append(script);
  });

/** Opens Razorpay's Checkout over the page, and answers how it ended. */
export const checkOut = async ({ checkoutUrl, ...checkout }: RazorpayCheckout): Promise<CheckoutOutcome> => {
  const Razorpay = await load(checkoutUrl);
  if (!Razorpay) return { is: 'blocked' };
  const { keyId, orderId, amount, currency, name, description, prefill } = checkout;
  return new Promise((resolve) => {
    let outcome: CheckoutOutcome = { is: 'closed' };
    const window = new Razorpay({
      key: keyId,
      order_id: orderId,
      ...{ amount, currency, name, description },
      prefill: { ...prefill, contact: prefill.contact ?? undefined },
      theme: { color: BRAND.deep },
      handler: (proof: RazorpayProof) => resolve({ is: 'paid', proof }),
      modal: { confirm_close: true, ondismiss: () => resolve(outcome) },
    });
    // One may try again in the window, so it is not over yet.
    window.on('payment.failed', ({ error }) => (outcome = { is: 'failed', reason: error?.description ?? '' }));
    window.open();
  });
};
