import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = /^[0-9a-f]{64}$/;

/** As their package does, but in the same time for every wrong signature. */
const isSigned = (text: string, signature: string, secret: string): boolean => {
  const right = createHmac('sha256', secret).update(text).digest();
  // What follows the right digits would be passed over by `Buffer.from`.
  return SIGNATURE.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), right);
};

/** Did Checkout hand this payment of this order to a page? */
export const isCheckoutSigned = (
  { orderId, providerPaymentId, signature }: { orderId: string; providerPaymentId: string; signature: string },
  keySecret: string,
): boolean => isSigned(`${orderId}|${providerPaymentId}`, signature, keySecret);

/** Is this what they sent, to the byte? */
export const isWebhookSigned = isSigned;
