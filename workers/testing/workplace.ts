import { fork, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { UPCASTERS } from '@sae/domain/ordering';
import { accountBook, type Account } from '@sae/domain/access';
import { CommandProcessor, Log } from '@sae/platform/log';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { startTestStore } from '../../embedded/testing/event-store.js';
import { startRedis } from '../../platform/testing/redis.js';
import { untilReady } from '../../platform/testing/ready.js';
import { SHORT_LIVED } from '../../platform/testing/short-lived.mjs';
import { PostOffice } from './post-office.js';

const MAIN = fileURLToPath(new URL('../dist/bundled/main.js', import.meta.url));
export const SECRET = 'a secret for the workers’ specs';

/** The worker process as it runs in production, which a test may kill. */
export class WorkerProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  async start(): Promise<void> {
    this.child = fork(MAIN, {
      execArgv: SHORT_LIVED,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await untilReady(this.child);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }
}

/** A log, a Redis and a mail server of its own, and people who sign up. */
export interface Workplace {
  readonly postOffice: PostOffice;
  readonly redis: Redis;
  readonly redisUrl: string;
  readonly workers: WorkerProcess;
  /** Signs somebody up (that long ago) and answers with their address and the id of the code. */
  signUp(agoMs?: number): Promise<SignedUp>;
  signUpAgain(who: SignedUp): Promise<void>;
  verify(who: SignedUp): Promise<void>;
  /** Changes where the guests' money goes. */
  changeUpiId(who: SignedUp, upiId: string): Promise<void>;
  /** Pays for a plan (that long ago) and answers with the payment's id. */
  pay(who: SignedUp, agoMs?: number): Promise<string>;
  account(who: SignedUp): Promise<Account>;
  close(): Promise<void>;
}

export interface SignedUp {
  readonly restaurantId: number;
  readonly email: string;
  readonly otpId: string;
}

const anonymous = () => ({ actor: 'anonymous', requestId: randomUUID() }) as const;

/** `env`: what else the workers are started with. */
export const openWorkplace = async (env: NodeJS.ProcessEnv = {}): Promise<Workplace> => {
  const [store, server, postOffice] = await Promise.all([startTestStore(), startRedis(), new PostOffice().open()]);
  const redis = await connectRedis(server.url, { name: 'spec' });
  const log = new Log(store.url, { upcasters: UPCASTERS });
  let shift = 0;
  const clock = () => new Date(Date.now() - shift).toISOString();
  const processor = new CommandProcessor({ log, clock, newId: randomUUID });
  const workers = new WorkerProcess({
    EVENTSTORE_URL: store.url,
    REDIS_URL: server.url,
    SMTP_URL: postOffice.url,
    JWT_SECRET: SECRET,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
    ...env,
  });
  const join = async (restaurantId: number, email: string) => {
    const person = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao', passwordHash: 'none' };
    return processor.make(
      accountBook,
      String(restaurantId),
      { type: 'SignUp', restaurantId, email, signUpId: 'one', ...person },
      anonymous(),
    );
  };
  return {
    postOffice,
    redis,
    redisUrl: server.url,
    workers,
    signUp: async (agoMs = 0) => {
      shift = agoMs;
      const restaurantId = randomInt(100_000_000, 1_000_000_000);
      const email = `owner-${restaurantId}@example.com`;
      const { events } = await join(restaurantId, email).finally(() => (shift = 0));
      return { restaurantId, email, otpId: events.find(({ type }) => type === 'OtpIssued')?.id ?? '' };
    },
    signUpAgain: async ({ restaurantId, email }) => void (await join(restaurantId, email)),
    verify: async ({ restaurantId, otpId }) => {
      const command = { type: 'VerifyEmail', otp: otpId, codeOf: (id: string) => id } as const;
      await processor.make(accountBook, String(restaurantId), command, anonymous());
    },
    changeUpiId: async ({ restaurantId }, upiId) => {
      const command = { type: 'ChangeProfile', change: { upiId }, isConfirmed: true } as const;
      const by = { actor: `restaurant:${restaurantId}`, requestId: randomUUID() } as const;
      await processor.make(accountBook, String(restaurantId), command, by);
    },
    pay: async ({ restaurantId }, agoMs = 0) => {
      shift = agoMs;
      const paymentId = `payment-${randomUUID()}`;
      const order = { providerOrderId: `order_${paymentId}`, provider: 'razorpay', planType: '1_month' } as const;
      const paid = { ...order, providerPaymentId: 'pay_one', amount: 59_900, currency: 'INR' };
      const book = String(restaurantId);
      const begin = { type: 'BeginPayment', paymentId, ...order } as const;
      await processor.make(accountBook, book, begin, anonymous());
      const confirm = { type: 'ConfirmPayment', paymentId, paid, zone: 'Asia/Kolkata' } as const;
      await processor.make(accountBook, book, confirm, anonymous()).finally(() => (shift = 0));
      return paymentId;
    },
    account: ({ restaurantId }) => processor.state(accountBook, String(restaurantId)),
    close: async () => {
      await workers.end('SIGTERM');
      await log.close();
      redis.destroy();
      await Promise.all([store.stop(), server.stop(), postOffice.close()]);
    },
  };
};
