import { describe, expect, it } from '@jest/globals';
import { ConfigError, paymentVariables, readConfig, readLaunchConfig, withoutPaymentVariables } from './index.js';

const keys = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'their secret',
  RAZORPAY_WEBHOOK_SECRET: 'our secret',
};

const problems = (env: Record<string, string>, uses = {}): readonly string[] => {
  try {
    readLaunchConfig(env, uses);
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

  describe('in production', () => {
    const production = { NODE_ENV: 'production' };
    const UNNAMED = [
      'PAYMENT_PROVIDER is required when NODE_ENV is production: razorpay, or sandbox, in which plans cost nothing.',
    ];
    const provider = (env: Record<string, string>) => readLaunchConfig(env, { takesMoney: true }).payments.provider;

    it('is said by name, also that it is nobody', () => {
      expect(problems(production, { takesMoney: true })).toEqual(UNNAMED);
      expect(provider({ ...production, PAYMENT_PROVIDER: 'sandbox' })).toBe('sandbox');
      expect(provider({ ...production, ...keys })).toBe('razorpay');
    });

    it('is nothing to who takes none, or tries things out', () => {
      expect(problems(production)).toEqual([]);
      expect(provider({})).toBe('sandbox');
    });

    it('is said to the process that takes it', () => {
      const attached = {
        EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false',
        REDIS_URL: 'redis://127.0.0.1:6379',
        SMTP_URL: 'smtp://127.0.0.1:1025',
        JWT_SECRET: 'a secret of some length, and then some',
      };
      expect(() => readConfig({ ...attached, ...production }, { takesMoney: true })).toThrow(UNNAMED[0]);
      expect(readConfig({ ...attached, ...production }).payments.provider).toBe('sandbox');
    });
  });

  it('never repeats a secret', () =>
    expect(problems({ ...keys, RAZORPAY_KEY_ID: '' }).join()).not.toMatch(/their secret|our secret/));

  it('is known to the process that takes it, and to no other', () => {
    const env = { ...keys, PORT: '3000' };
    expect(paymentVariables(env)).toEqual(keys);
    expect(withoutPaymentVariables(env)).toEqual({ PORT: '3000' });
  });
});
