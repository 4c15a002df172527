import { describe, expect, it } from '@jest/globals';
import { ConfigError, paymentVariables, readLaunchConfig, withoutPaymentVariables } from './index.js';

const keys = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'their secret',
  RAZORPAY_WEBHOOK_SECRET: 'our secret',
};

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    readLaunchConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('Who takes the money', () => {
  it('is nobody in the sandbox, whatever keys are about', () =>
    expect(readLaunchConfig({ ...keys, PAYMENT_PROVIDER: '' }).payments).toEqual({ provider: 'sandbox' }));

  it('is Razorpay, at its own address unless told', () =>
    expect(readLaunchConfig(keys).payments).toEqual({
      provider: 'razorpay',
      keyId: 'rzp_test_1',
      keySecret: 'their secret',
      webhookSecret: 'our secret',
      url: 'https://api.razorpay.com',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    }));

  it.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])('needs %s there', (name) =>
    expect(problems({ ...keys, [name]: '' })).toEqual([`${name} is required when PAYMENT_PROVIDER is razorpay.`]),
  );

  it('never repeats a secret', () =>
    expect(problems({ ...keys, RAZORPAY_KEY_ID: '' }).join()).not.toMatch(/their secret|our secret/));

  it('is known to the process that takes it, and to no other', () => {
    const env = { ...keys, PORT: '3000' };
    expect(paymentVariables(env)).toEqual(keys);
    expect(withoutPaymentVariables(env)).toEqual({ PORT: '3000' });
  });
});
