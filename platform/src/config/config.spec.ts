import { describe, expect, it } from '@jest/globals';
import { ConfigError, deriveKey, readConfig, readLaunchConfig } from './index.js';

const attached = {
  EVENTSTORE_URL: 'esdb://127.0.0.1:2113?tls=false',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  JWT_SECRET: 'a secret of some length, and then some',
};

const problems = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('The configuration', () => {
  it('has a default for everything that is not a service', () => {
    expect(readConfig(attached)).toEqual({
      port: 3000,
      dataDir: expect.stringMatching(/^\/.*data$/),
      mailboxPort: 8025,
      publicUrl: 'http://localhost:3000',
      timeZone: 'Asia/Kolkata',
      nodeEnv: 'development',
      limitsRequests: true,
      servesDocs: true,
      logLevel: 'info',
      payments: { provider: 'sandbox' },
      eventStoreUrl: attached.EVENTSTORE_URL,
      redisUrl: attached.REDIS_URL,
      smtpUrl: attached.SMTP_URL,
      jwtSecret: attached.JWT_SECRET,
    });
  });

  it('takes for a previous secret whatever was one once', () => {
    const secrets = {
      CODE_SECRET: 'c'.repeat(31) + 'd',
      CODE_SECRET_PREVIOUS: 'short',
      JWT_SECRET_PREVIOUS: 'shorter',
    };
    expect(readConfig({ ...attached, ...secrets })).toMatchObject({
      codeSecret: secrets.CODE_SECRET,
      codeSecretPrevious: 'short',
      jwtSecretPrevious: 'shorter',
      addressSecret: undefined,
    });
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(readConfig(attached))).toBe(true);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...attached, PORT: '', TZ_RESTAURANT: ' ', OPERATOR_SECRET: '' })).toMatchObject({
      port: 3000,
      timeZone: 'Asia/Kolkata',
      operatorSecret: undefined,
    });
  });

  it('follows the port in what mails point at, unless told', () => {
    expect(readConfig({ ...attached, PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readConfig({ ...attached, PUBLIC_URL: 'https://sae.example/' }).publicUrl).toBe('https://sae.example');
  });

  it('limits requests unless told not to, and in production always', () => {
    const off = { ...attached, RATE_LIMITS: 'off' };
    expect(readConfig(off).limitsRequests).toBe(false);
    expect(readConfig({ ...off, NODE_ENV: 'production' }).limitsRequests).toBe(true);
  });

  it('describes the API to anybody unless told not to', () => {
    expect(readConfig({ ...attached, API_DOCS: 'off' }).servesDocs).toBe(false);
    expect(readConfig(attached).servesDocs).toBe(true);
    const production = { ...attached, NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox' };
    expect(readConfig(production).servesDocs).toBe(false);
    expect(readConfig({ ...production, API_DOCS: 'on' }).servesDocs).toBe(true);
  });

  it('takes the address of a cluster', () => {
    const EVENTSTORE_URL = 'esdb://admin:changeit@one:2113,two:2113,three:2113?tls=true';
    expect(readConfig({ ...attached, EVENTSTORE_URL }).eventStoreUrl).toBe(EVENTSTORE_URL);
  });

  it('takes a KurrentDB by its own name, which speaks the same protocol', () => {
    const one = { ...attached, EVENTSTORE_URL: 'kurrentdb://admin:changeit@one:2113?tls=true' };
    expect(readConfig(one).eventStoreUrl).toBe('esdb://admin:changeit@one:2113?tls=true');
    const many = { ...attached, EVENTSTORE_URL: 'kurrentdb+discover://cluster:2113' };
    expect(readLaunchConfig(many).eventStoreUrl).toBe('esdb+discover://cluster:2113');
  });

  it.each([
    ['PORT', '0', 'PORT must be a port number from 1 to 65535, not "0".'],
    ['PORT', '80.5', 'PORT must be a port number from 1 to 65535, not "80.5".'],
    ['MAILBOX_PORT', '65536', 'MAILBOX_PORT must be a port number from 1 to 65535, not "65536".'],
    ['PUBLIC_URL', 'sae.example', 'PUBLIC_URL must be an address of the form http://… or https://….'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be an address of the form redis://… or rediss://….'],
    [
      'EVENTSTORE_URL',
      'http://x',
      'EVENTSTORE_URL must be an address of the form esdb://… or esdb+discover://… or kurrentdb://… or kurrentdb+discover://….',
    ],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be an address of the form smtp://… or smtps://….'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 bytes.'],
    ['JWT_SECRET', 'thirty-one bytes are not enough', 'JWT_SECRET must have at least 32 bytes.'],
    ['CODE_SECRET', 'short', 'CODE_SECRET must have at least 32 bytes.'],
    ['ADDRESS_SECRET', 'short', 'ADDRESS_SECRET must have at least 32 bytes.'],
    ['OPERATOR_SECRET', 'short', 'OPERATOR_SECRET must have at least 32 bytes.'],
    ['JWT_SECRET', 'a'.repeat(64), 'JWT_SECRET must be more than one repeated character.'],
    ['JWT_SECRET', '🍛'.repeat(8), 'JWT_SECRET must be more than one repeated character.'],
    ['API_DOCS', 'no', 'API_DOCS must be one of on, off, not "no".'],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address of the form http://… or https://….',
    ],
    ['TZ_RESTAURANT', 'Mars/Base', 'TZ_RESTAURANT must be a time zone such as Asia/Kolkata, not "Mars/Base".'],
    ['RATE_LIMITS', 'none', 'RATE_LIMITS must be one of on, off, not "none".'],
    ['PAYMENT_PROVIDER', 'cash', 'PAYMENT_PROVIDER must be one of sandbox, razorpay, not "cash".'],
    ['RAZORPAY_URL', 'razorpay.com', 'RAZORPAY_URL must be an address of the form http://… or https://….'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of development, production, test, not "prod".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ])('refuses %s=%s with one sentence', (name, value, sentence) => {
    expect(problems(() => readConfig({ ...attached, [name]: value }))).toEqual([sentence]);
  });

  it('tells all that is wrong at once', () => {
    expect(problems(() => readConfig({ PORT: 'x' }))).toHaveLength(5);
  });

  it('never repeats an address, for it may carry a password', () => {
    expect(problems(() => readConfig({ ...attached, REDIS_URL: 'http://:hunter2@x' })).join()).not.toContain('hunter2');
  });
});

describe('The configuration of the launcher', () => {
  it('leaves out what is to be embedded', () => {
    expect(readLaunchConfig({})).toMatchObject({ port: 3000, eventStoreUrl: undefined, jwtSecret: undefined });
  });

  it('wants a secret in production when nothing is embedded', () => {
    const { JWT_SECRET: _secret, ...services } = attached;
    expect(problems(() => readLaunchConfig({ NODE_ENV: 'production', ...services }))).toEqual([
      'JWT_SECRET is required when NODE_ENV is production and no service is embedded.',
    ]);
    expect(problems(() => readLaunchConfig({ NODE_ENV: 'production' }))).toEqual([]);
  });

  it('tells what is missing because of others together with what is wrong by itself', () => {
    expect(problems(() => readLaunchConfig({ PORT: 'x', LOG_LEVEL: 'loud', PAYMENT_PROVIDER: 'razorpay' }))).toEqual([
      'PORT must be a port number from 1 to 65535, not "x".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
      'RAZORPAY_KEY_ID is required when PAYMENT_PROVIDER is razorpay.',
      'RAZORPAY_KEY_SECRET is required when PAYMENT_PROVIDER is razorpay.',
      'RAZORPAY_WEBHOOK_SECRET is required when PAYMENT_PROVIDER is razorpay.',
    ]);
  });

  it('refuses one port for two', () => {
    expect(problems(() => readLaunchConfig({ PORT: '8025' }))).toEqual([
      'PORT and MAILBOX_PORT must differ, both are 8025.',
    ]);
  });
});

describe('deriveKey', () => {
  it('makes another key for another purpose, and always the same for the same', () => {
    const [token, again, code] = ['token', 'token', 'code'].map((purpose) => deriveKey('secret', purpose));
    expect(token).toHaveLength(32);
    expect(token).toEqual(again);
    expect(token).not.toEqual(code);
  });
});
