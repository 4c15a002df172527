import { createHmac, timingSafeEqual } from 'node:crypto';
import { isPlain } from '../../http/body-shape.js';

/** After which something may have become of a payment; all others are nothing to us. */
const EVENTS: ReadonlySet<unknown> = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
]);

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const within = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isPlain(part) && Object.hasOwn(part, name) ? part[name] : undefined), value);

/** Of which payment an event tells: all that is taken from it, for it is old when it arrives, and may come again. */
export const chargeIn = (body: string): string | null => {
  const event = parsed(body);
  const id = within(event, 'payload', 'payment', 'entity', 'id');
  return EVENTS.has(within(event, 'event')) && typeof id === 'string' && /^pay_\w{1,40}$/.test(id) ? id : null;
};

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
