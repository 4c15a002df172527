import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Log } from '@sae/platform/log';
import { logger } from '@sae/platform/logging';
import type { Queue } from '@sae/platform/queue';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { damage } from '../../../embedded/testing/damage.js';
import { startEventStore, startTestStore, type LocalStore } from '../../../embedded/testing/event-store.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { startRedis, type TestRedis } from '../../../platform/testing/redis.js';
import { Clock } from '../kernel/clock.js';
import { Checkpoint } from './checkpoint.js';
import { mailReactions } from './mail-reactions.js';
import { Reactor, type ReactorParts } from './reactor.js';

let store: LocalStore;
let server: TestRedis;
let redis: Redis;
let log: Log;
const running: Reactor[] = [];
const words: string[] = [];
const folders: string[] = [];

beforeAll(async () => {
  [store, server] = await Promise.all([startTestStore(), startRedis()]);
  redis = await connectRedis(server.url, { name: 'spec' });
  log = new Log(store.url);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((reactor) => reactor.stop()));
  words.length = 0;
});
afterAll(async () => {
  redis.destroy();
  await log.close();
  await Promise.all([store.stop(), server.stop()]);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A queue that only writes down what it is given. */
class Notes implements Pick<Queue<object>, 'add'> {
  readonly added: string[] = [];
  readonly jobs = new Map<string, object>();
  add(jobId: string, data: object): Promise<void> {
    this.added.push(jobId);
    this.jobs.set(jobId, data);
    return Promise.resolve();
  }
}

const react = (key: string, reactions: ReactorParts['reactions'] = mailReactions) => {
  const [codes, notices, accountNotices] = [new Notes(), new Notes(), new Notes()];
  const reactor = new Reactor({
    log,
    checkpoint: new Checkpoint(redis, key),
    reactions,
    queues: new Map([
      ['send-otp-mail', codes],
      ['send-sign-up-notice', notices],
      ['send-account-notice', accountNotices],
    ]),
    clock: new Clock(),
    logger: logger('spec', { write: (line) => words.push(line) }),
    tracing: null,
  });
  running.push(reactor);
  reactor.start();
  return { codes, notices, accountNotices, reactor };
};
const tell = async (type: string, { agoMs = 0, data = {} }: { agoMs?: number; data?: object } = {}) => {
  const id = randomUUID();
  const at = new Date(Date.now() - agoMs).toISOString();
  const metadata = { actor: 'anonymous', requestId: 'spec', at, v: 1 } as const;
  const restaurantId = 100_000_000 + Math.floor(Math.random() * 900_000_000);
  await log.append(`account-${restaurantId}`, -1, [{ id, type, data, metadata }]);
  return { id, at, restaurantId, job: `mail-${id}` };
};

describe('The reaction to facts', () => {
  it('is a job per fact, named after it', async () => {
    const { codes, notices } = react('jobs');
    const [code, notice] = [await tell('OtpIssued'), await tell('SignUpRepeated')];
    await eventually(() => {
      expect(codes.jobs.get(code.job)).toEqual({
        restaurantId: code.restaurantId,
        otpId: code.id,
        issuedAt: code.at,
      });
      expect(notices.jobs.get(notice.job)).toEqual({
        restaurantId: notice.restaurantId,
        noticeId: notice.id,
        triedAt: notice.at,
      });
    });
  });

  it('tells an owner of other payment details and of a new password, for a week', async () => {
    const { accountNotices } = react('account');
    const changes = [{ field: 'upiId', from: 'asha@upi', to: 'mallory@upi' }];
    const late = await tell('PaymentDetailsChanged', { agoMs: 7 * 24 * 60 * 60_000, data: { changes } });
    const changed = await tell('PaymentDetailsChanged', { agoMs: 6 * 24 * 60 * 60_000, data: { changes } });
    const reset = await tell('PasswordReset');
    const jobOf = ({ restaurantId, id, at }: typeof late, news: object) => ({ restaurantId, noticeId: id, at, news });
    await eventually(() => {
      expect(accountNotices.jobs.get(changed.job)).toEqual(jobOf(changed, { is: 'payment-details', changes }));
      expect(accountNotices.jobs.get(reset.job)).toEqual(jobOf(reset, { is: 'password-reset' }));
    });
    expect(accountNotices.added).not.toContain(late.job);
  });

  it('leaves alone what is no fact of ours and what is too late', async () => {
    const { codes, notices } = react('late');
    const nothing = [
      await tell('OtpIssued', { agoMs: 10 * 60_000 }),
      await tell('SignUpRepeated', { agoMs: 60 * 60_000 }),
      await tell('EmailVerified'),
    ];
    const last = await tell('OtpIssued');
    await eventually(() => expect(codes.added).toContain(last.job));
    const all = [...codes.added, ...notices.added];
    expect(nothing.filter(({ job }) => all.includes(job))).toEqual([]);
  });

  it('passes over one that is damaged in the log, and says which', async () => {
    const changed = await tell('PaymentDetailsChanged', { data: { changes: [] } });
    const metadata = { actor: 'anonymous', requestId: 'spec', at: changed.at, v: 1 } as const;
    // Further back than the store looks before it starts.
    const others = Array.from({ length: 1_100 }, () => ({ id: randomUUID(), type: 'Noted', data: {}, metadata }));
    await log.append('notes-later', -1, others);
    await store.kill();
    damage(store.dir, `account-${changed.restaurantId}`, 0);
    await store.restart();
    const { accountNotices } = react('damaged');
    const reset = await tell('PasswordReset');
    await eventually(() => expect(accountNotices.added).toContain(reset.job), 30_000);
    expect(accountNotices.added).not.toContain(changed.job);
    expect(words.join()).toContain(
      `PaymentDetailsChanged ${changed.id} in account-${changed.restaurantId} cannot be read`,
    );
  });

  it.each([
    ['of a name that is not known here', 'OwnerGreeted', 1],
    ['in a shape that is yet to come', 'PaymentDetailsChanged', 2],
  ])(
    'waits in a book behind a fact %s, says so, and goes on in all others; who knows it makes up for it',
    async (_, type, v) => {
      const key = `unknown-${type}`;
      const first = react(key);
      const at = new Date().toISOString();
      const facts = [type, 'OtpIssued'].map((name, n) => ({
        ...{ id: randomUUID(), type: name, data: {} },
        metadata: { actor: 'anonymous', requestId: 'spec', at, v: n === 0 ? v : 1 } as const,
      }));
      const [unknown, behind] = facts;
      const stream = `account-${v}23123123`;
      await log.append(stream, -1, facts);
      const other = await tell('OtpIssued');
      await eventually(() => expect(first.codes.added).toContain(other.job));
      expect(first.codes.added).not.toContain(`mail-${behind?.id}`);
      expect(words.filter((line) => line.includes(`${type} ${unknown?.id} is not known here`))).toHaveLength(1);
      await first.reactor.stop();
      const again = react(key);
      const next = await tell('OtpIssued');
      await eventually(() => expect(again.codes.added).toContain(next.job));
      expect(again.codes.added).not.toContain(`mail-${behind?.id}`);
      await again.reactor.stop();
      const newer = react(key, { ...mailReactions, [type]: null });
      await eventually(() => expect(newer.codes.added).toContain(`mail-${behind?.id}`));
    },
    30_000,
  );

  it('goes on where another left off', async () => {
    const first = react('hand-over');
    const before = await tell('OtpIssued');
    await eventually(() => expect(first.codes.added).toContain(before.job));
    await first.reactor.stop();
    const meanwhile = await tell('OtpIssued');
    const second = react('hand-over');
    await eventually(() => expect(second.codes.added).toContain(meanwhile.job));
    expect(second.codes.added).not.toContain(before.job);
  });

  it('starts over when the queues were emptied, though nothing new happens', async () => {
    const { codes } = react('emptied');
    const fact = await tell('OtpIssued');
    await eventually(() => expect(codes.added).toContain(fact.job));
    codes.added.length = 0;
    await redis.flushAll();
    await eventually(() => expect(codes.added).toContain(fact.job), 10_000);
  });

  it('starts over when the queues were emptied just before something new', async () => {
    const { codes } = react('emptied-and-on');
    const fact = await tell('OtpIssued');
    await eventually(() => expect(codes.added).toContain(fact.job));
    codes.added.length = 0;
    await redis.flushAll();
    const next = await tell('OtpIssued');
    await eventually(() => expect(codes.added).toEqual(expect.arrayContaining([fact.job, next.job])), 10_000);
  });

  it('starts over after Redis was away and came back empty', async () => {
    const { codes } = react('away');
    const fact = await tell('OtpIssued');
    await eventually(() => expect(codes.added).toContain(fact.job));
    await server.stop();
    const meanwhile = await tell('OtpIssued');
    codes.added.length = 0;
    server = await startRedis(server.port);
    await eventually(() => expect(codes.added).toEqual(expect.arrayContaining([fact.job, meanwhile.job])), 15_000);
  });

  describe('when another log stands in the place of the one it came from', () => {
    /** A log that knows nothing, under the same address. */
    const replaceLog = async (before: readonly string[]) => {
      const dir = await mkdtemp(join(tmpdir(), 'sae-log-'));
      await store.stop();
      store = await startEventStore({ dir, port: store.port });
      folders.push(dir);
      for (const type of before) await tell(type);
    };
    const LONG = Array.from({ length: 30 }, () => 'EmailVerified');
    const warned = () => words.filter((line) => line.includes('The log has no event'));

    it('begins at its beginning while it runs, and says so', async () => {
      const { codes, notices } = react('another');
      for (let n = 0; n < 5; n += 1) await tell('EmailVerified');
      const before = await tell('OtpIssued');
      await eventually(() => expect(codes.added).toContain(before.job));
      await replaceLog([]);
      const [code, notice] = [await tell('OtpIssued'), await tell('SignUpRepeated')];
      await eventually(() => {
        expect(codes.added.slice(codes.added.indexOf(before.job))).toEqual([before.job, code.job]);
        expect(notices.added.at(-1)).toBe(notice.job);
      }, 15_000);
      expect(warned()).toHaveLength(1);
    });

    it.each([
      ['shorter', [], true],
      ['longer', LONG, true],
      ['longer, where nothing that matters had happened lately', LONG, false],
    ])(
      'begins at its beginning when it starts: one that is %s',
      async (_, more, isFact) => {
        const key = `another-${randomUUID()}`;
        const first = react(key);
        const before = await tell('OtpIssued');
        await eventually(() => expect(first.codes.added).toContain(before.job));
        if (!isFact) {
          const last = await tell('EmailVerified');
          await eventually(async () => expect(await redis.hGet(key, 'event')).toBe(last.id), 10_000);
        }
        await first.reactor.stop();
        await replaceLog([]);
        const fact = await tell('OtpIssued');
        for (const type of more) await tell(type);
        const second = react(key);
        await eventually(() => expect(second.codes.added).toEqual([fact.job]), 10_000);
        expect(warned()).toHaveLength(1);
      },
      30_000,
    );

    it('goes on in the same log, after an outage and after a start, without a word', async () => {
      const first = react('same');
      const before = await tell('OtpIssued');
      await eventually(() => expect(first.codes.added).toContain(before.job));
      await store.kill();
      await store.restart();
      const between = await tell('OtpIssued');
      await eventually(() => expect(first.codes.added).toContain(between.job), 15_000);
      await first.reactor.stop();
      const second = react('same');
      const after = await tell('OtpIssued');
      await eventually(() => expect(second.codes.added).toEqual([after.job]), 10_000);
      expect(warned()).toEqual([]);
    });
  });

  it('survives the death of the event store', async () => {
    const { codes } = react('store');
    await store.kill();
    await store.restart();
    const fact = await tell('OtpIssued');
    await eventually(() => expect(codes.added).toContain(fact.job), 15_000);
  });
});
