import type { PaymentProvider } from './payment-provider.js';
import { Sandbox } from './sandbox.js';

/** Whoever takes the money here. */
export const paymentProvider = (): PaymentProvider => new Sandbox();
