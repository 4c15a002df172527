import { createHmac, timingSafeEqual } from 'node:crypto';

/** As their package does, but in the same time for every wrong signature. */
const isSigned = (text: string, signature: string, secret: string): boolean => {
  const right = createHmac('sha256', secret).update(text).digest();
  const said = Buffer.from(signature, 'hex');
  return said.length === right.length && timingSafeEqual(said, right);
};

/** Did Checkout hand this payment of this order to a page? */
export const isCheckoutSigned = (
  { orderId, providerPaymentId, signature }: { orderId: string; providerPaymentId: string; signature: string },
  keySecret: string,
): boolean => isSigned(`${orderId}|${providerPaymentId}`, signature, keySecret);

/** Is this what they sent, to the byte? */
export const isWebhookSigned = isSigned;
