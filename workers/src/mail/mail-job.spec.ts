import { beforeEach, describe, expect, it } from '@jest/globals';
import { noAccount, type Account } from '@sae/domain/access';
import { addMs } from '@sae/domain/kernel';
import { otpCode } from '@sae/platform/codes';
import { keyRings, type Key } from '@sae/platform/config';
import type { CommandProcessor } from '@sae/platform/log';
import { sent } from '../../testing/sent-mail.js';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';
import { ACCOUNT_NOTICE_LIVES_MS, SendAccountNotice, type AccountNoticeToMail } from './account-notice.js';
import { Mailer, type Mail } from './mailer.js';
import { SendOtpMail } from './one-time-code.js';
import { SendSignUpNotice } from './sign-up-notice.js';

const issuedAt = '2026-11-21T06:30:00.000Z';
const given = { publicUrl: 'https://sae.example.com', jwtSecret: 'a secret for specs', timeZone: 'Asia/Kolkata' };
const configuration = new Configuration(given);
const otp = {
  id: 'otp-1',
  purpose: 'verify-email',
  email: 'asha@example.com',
  issuedAt,
  askedAs: '',
  asker: '',
  refused: 0,
  refusedBare: 0,
  mailed: false,
} as const;
const account: Account = {
  ...noAccount,
  restaurantId: 123456789,
  ownerName: 'Asha Rao',
  restaurantName: 'Spice Garden',
  email: 'asha@example.com',
  codes: [otp],
};

class Outbox extends Mailer {
  readonly mails: Mail[] = [];
  fails: Error | null = null;
  send(mail: Mail): Promise<void> {
    if (this.fails) return Promise.reject(this.fails);
    this.mails.push(mail);
    return Promise.resolve();
  }
}

let outbox: Outbox;
let written: object[];
let state: Account;
let logFails: Error | null;
let now: string;
const processor = {
  state: () => Promise.resolve(state),
  make: (_decider: unknown, _key: string, command: object) => {
    if (logFails) return Promise.reject(logFails);
    written.push(command);
    return Promise.resolve();
  },
} as unknown as CommandProcessor;
class SetClock extends Clock {
  override now = () => now;
}
let sendOtpMail: SendOtpMail;

beforeEach(() => {
  outbox = new Outbox();
  written = [];
  state = account;
  logFails = null;
  now = addMs(issuedAt, 1_000);
  sendOtpMail = new SendOtpMail(processor, outbox, new SetClock(), configuration);
});
const job = { restaurantId: 123456789, otpId: 'otp-1', issuedAt };
const work = () => sendOtpMail.handle(job, 'mail-otp-1');

describe('The mail with a code', () => {
  it('goes to the address the code was issued for, and the log says so', async () => {
    await work();
    const code = otpCode(given.jwtSecret, 'otp-1');
    expect(outbox.mails).toMatchObject([
      { cause: 'otp-1', to: { name: 'Asha Rao', address: 'asha@example.com' }, subject: `${code} is your SAE code` },
    ]);
    expect(written).toEqual([{ type: 'RecordOtpMailed', otpId: 'otp-1' }]);
  });
  it('has the code of the key that its event names, while that is known', async () => {
    const rotated = { ...given, jwtSecret: 'a newer secret', jwtSecretPrevious: given.jwtSecret };
    const [newer, older] = keyRings(rotated).codes;
    sendOtpMail = new SendOtpMail(processor, outbox, new SetClock(), new Configuration(rotated));
    for (const { secret, version } of [newer, older as Key]) {
      state = { ...account, codes: [{ ...otp, id: `otp-${version}`, keyVersion: version }] };
      await sendOtpMail.handle({ ...job, otpId: `otp-${version}` }, 'job');
      expect(outbox.mails.at(-1)?.subject).toContain(otpCode(secret, `otp-${version}`));
    }
    state = { ...account, codes: [{ ...otp, keyVersion: 'unknown' }] };
    await expect(work()).rejects.toThrow('the code key of version unknown is not known here');
    expect(outbox.mails).toHaveLength(2);
  });
  it.each<[string, Partial<Account>]>([
    ['was mailed already', { codes: [{ ...otp, mailed: true }] }],
    ['was followed by a newer one', { codes: [{ ...otp, id: 'otp-2' }] }],
    ['is not needed any more', { codes: [], isVerified: true }],
  ])('does not go out when the code %s', async (_, change) => {
    state = { ...account, ...change };
    await work();
    expect(outbox.mails).toEqual([]);
  });
  it('is given up for good when the code has expired', async () => {
    now = addMs(issuedAt, 10 * 60_000);
    await expect(work()).rejects.toMatchObject({
      name: 'UnrecoverableError',
      message: 'The code expired before a mail server took it',
    });
    expect(outbox.mails).toEqual([]);
  });
  it('is tried again after the mail server failed', async () => {
    outbox.fails = new Error('connect ECONNREFUSED');
    await expect(work()).rejects.toThrow('ECONNREFUSED');
    expect(written).toEqual([]);
    outbox.fails = null;
    await work();
    expect(outbox.mails).toHaveLength(1);
  });
  it('is not sent again when only the note in the log failed', async () => {
    logFails = new Error('the log is away');
    await expect(work()).rejects.toThrow('the log is away');
    logFails = null;
    await work();
    expect(outbox.mails).toHaveLength(1);
    expect(written).toHaveLength(1);
  });
});

describe('An invitation', () => {
  const work = {
    ...{ invitationId: 'invitation', restaurantId: 222222222, restaurantName: 'Next Door' },
    ...{ personId: 2, name: 'Ravi', roleName: 'Waiter', at: issuedAt, isAccepted: false },
  };
  const invited: Account = { ...account, ownerName: 'Ravi', restaurantName: '', workplaces: [work] };
  const notice = () => new SendAccountNotice(processor, outbox, new SetClock(), configuration);
  const news = { restaurantId: 123456789, noticeId: 'received-1', at: issuedAt } as const;
  const told = { ...news, news: { is: 'invited', invitationId: 'invitation' } } as const;

  it('goes with its code to who has no password yet, in the name of who invites', async () => {
    state = { ...invited, codes: [{ ...otp, purpose: 'accept-invitation', askedAs: 'invitation' }] };
    await sendOtpMail.handle(job, 'mail-otp-1');
    const { text } = await sent(outbox.mails[0] as Mail);
    expect(outbox.mails).toMatchObject([{ to: { name: 'Ravi', address: 'asha@example.com' } }]);
    expect(text).toContain('Next Door invites you');
    expect(written).toEqual([{ type: 'RecordOtpMailed', otpId: 'otp-1' }]);
  });
  it('is told without one to who has, once', async () => {
    state = { ...invited, isVerified: true };
    await notice().handle(told, 'mail-received-1');
    expect(outbox.mails).toMatchObject([{ subject: 'You are invited to work at a restaurant' }]);
    state = { ...state, noticesMailed: ['received-1'] };
    await notice().handle(told, 'mail-received-1');
    expect(outbox.mails).toHaveLength(1);
  });
  it.each<[string, Partial<Account>]>([
    ['was mailed a code', { isVerified: false }],
    ['has accepted', { isVerified: true, workplaces: [{ ...work, isAccepted: true }] }],
    ['was invited by another since', { isVerified: true, workplaces: [] }],
  ])('is not told again to who %s', async (_, change) => {
    state = { ...invited, ...change };
    await notice().handle(told, 'mail-received-1');
    expect(outbox.mails).toEqual([]);
  });
  it('has no restaurant of its own in a mail of another kind', async () => {
    state = { ...invited, isVerified: true };
    await notice().handle({ ...news, news: { is: 'password-reset' } }, 'job');
    expect((await sent(outbox.mails[0] as Mail)).text).toContain('Next Door');
  });
});

describe('The notice of a repeated sign-up', () => {
  const notice = () => new SendSignUpNotice(processor, outbox, new SetClock(), configuration);
  const tried = { restaurantId: 123456789, noticeId: 'try-1', triedAt: issuedAt };
  it('goes to the owner, with no code in it', async () => {
    await notice().handle(tried, 'mail-try-1');
    expect(written).toEqual([{ type: 'RecordSignUpNoticeMailed', noticeId: 'try-1' }]);
    expect(outbox.mails).toMatchObject([{ cause: 'try-1', to: { address: 'asha@example.com' } }]);
    expect((await sent(outbox.mails[0] as Mail)).text).not.toMatch(/\b\d{6}\b/);
  });
  it('goes out once', async () => {
    state = { ...account, noticesMailed: ['try-1'] };
    await notice().handle(tried, 'mail-try-1');
    expect(outbox.mails).toEqual([]);
  });
  it('is given up after an hour', async () => {
    now = addMs(issuedAt, 60 * 60_000);
    await expect(notice().handle(tried, 'mail-try-1')).rejects.toMatchObject({ name: 'UnrecoverableError' });
    expect(outbox.mails).toEqual([]);
  });
});

describe('The notice of other payment details', () => {
  const notice = () => new SendAccountNotice(processor, outbox, new SetClock(), configuration);
  const changes = [{ field: 'upiId', from: 'asha@upi', to: 'mallory@upi' }] as const;
  const news: AccountNoticeToMail = {
    ...{ restaurantId: 123456789, noticeId: 'change-1', at: issuedAt },
    news: { is: 'payment-details', changes },
  };
  it('goes to the owner, and the log says so', async () => {
    await notice().handle(news, 'mail-change-1');
    expect(outbox.mails).toMatchObject([
      {
        cause: 'change-1',
        to: { name: 'Asha Rao', address: 'asha@example.com' },
        subject: 'Your payment details were changed',
      },
    ]);
    expect((await sent(outbox.mails[0] as Mail)).text).toContain('to mallory');
    expect(written).toEqual([{ type: 'RecordAccountNoticeMailed', noticeId: 'change-1' }]);
  });
  it('goes out once', async () => {
    state = { ...account, noticesMailed: ['change-1'] };
    await notice().handle(news, 'mail-change-1');
    expect([outbox.mails, written]).toEqual([[], []]);
  });
  it('is tried again after the mail server failed, and not sent again when only the note in the log did', async () => {
    const job = notice();
    outbox.fails = new Error('connect ECONNREFUSED');
    await expect(job.handle(news, 'mail-change-1')).rejects.toThrow('ECONNREFUSED');
    outbox.fails = null;
    logFails = new Error('the log is away');
    await expect(job.handle(news, 'mail-change-1')).rejects.toThrow('the log is away');
    logFails = null;
    await job.handle(news, 'mail-change-1');
    expect([outbox.mails.length, written.length]).toEqual([1, 1]);
  });
  it('is worth telling for a week', async () => {
    now = addMs(issuedAt, ACCOUNT_NOTICE_LIVES_MS - 1);
    await notice().handle(news, 'mail-change-1');
    expect(outbox.mails).toHaveLength(1);
    now = addMs(issuedAt, ACCOUNT_NOTICE_LIVES_MS);
    await expect(notice().handle({ ...news, noticeId: 'change-2' }, 'mail-change-2')).rejects.toMatchObject({
      name: 'UnrecoverableError',
    });
    expect(outbox.mails).toHaveLength(1);
  });
});
