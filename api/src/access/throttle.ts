import { Inject, Injectable } from '@nestjs/common';
import { isKnown, OTP } from '@sae/domain/access';
import { msBetween, Refusal } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import { Clock } from '../kernel/clock.js';
import { REDIS } from '../kernel/connections.js';
import { Limits, secondsLeft, tooMany, type Budget } from '../http/limits.js';
import type { Addressee } from './addresses.js';

const DAY_SECONDS = 24 * 60 * 60;

const tooSoon = tooMany('otp/too-soon', 'Please wait 30 seconds before asking for another OTP');
const tooManyMails = tooMany('otp/too-many', 'Too many OTPs requested today. Please try again tomorrow.');

const MAILS: Budget = { name: 'mails', points: OTP.perDay, seconds: DAY_SECONDS, refuse: tooManyMails };
const STRANGERS_MAILS: Budget = {
  name: 'mails-strangers',
  points: OTP.perDayForStrangers,
  seconds: DAY_SECONDS,
  refuse: tooManyMails,
};

const TRIES: Budget = {
  name: 'otp-tries',
  points: OTP.tries,
  seconds: OTP.livesMs / 1000,
  always: true,
  refuse: tooMany('otp/tried-out', 'Too many wrong attempts. Please request a new OTP.'),
};

const slotOf = (mailbox: string, asker: string) => `limits:mail:${mailbox}:${asker}`;
const askedOf = (address: string) => `limits:otp-asked:${address}`;

/** Who asks for a mail to whom; `id` is the same when the same request comes again. */
export interface MailAsked extends Addressee {
  /** By a key, too. */
  readonly asker: string;
  /** The sign-up or the reset it is for. */
  readonly id: string;
}

/**
 * How often codes may be asked for and tried, by an address's key and who asks. The same for addresses we know and those
 * we do not, so that no answer tells which are which; what the log counts of a known one stands behind it.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly limits: Limits,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {}

  /** Before anything that may mail to the address. The same request may come again. @throws Refusal */
  async mail({ address, mailbox, asker, id }: MailAsked, request: string): Promise<void> {
    if (this.limits.isOn) await this.takeSlot(slotOf(mailbox, asker), request);
    await this.limits.consume(MAILS, `${mailbox}:${asker}`);
    if (!isKnown(asker)) await this.limits.consume(STRANGERS_MAILS, mailbox);
    await this.redis.set(askedOf(address), this.clock.now(), { expiration: { type: 'EX', value: DAY_SECONDS } });
    await Promise.all([`${address}:${id}`, address].map((key) => this.limits.forget(TRIES, key)));
  }

  /** Nothing was mailed after all. */
  async release({ mailbox, asker }: MailAsked): Promise<void> {
    await this.redis.del(slotOf(mailbox, asker));
  }

  /** Why a code was not accepted: told from what was asked for the address, whether or not it has an account. */
  async wrongOtp(address: string, id: string | undefined): Promise<Refusal> {
    await this.limits.consume(TRIES, id === undefined ? address : `${address}:${id}`);
    const askedAt = await this.redis.get(askedOf(address));
    if (askedAt !== null && msBetween(askedAt, this.clock.now()) >= OTP.livesMs)
      return new Refusal('invalid', 'otp/expired', 'OTP has expired. Please request a new one.');
    return new Refusal('invalid', 'otp/wrong', 'Invalid OTP');
  }

  /** Held by one request for half a minute. @throws Refusal to any other */
  private async takeSlot(slot: string, holder: string): Promise<void> {
    const options = { condition: 'NX', expiration: { type: 'PX', value: OTP.resendAfterMs } } as const;
    if ((await this.redis.set(slot, holder, options)) !== null) return;
    const [held, left] = await Promise.all([this.redis.get(slot), this.redis.pTTL(slot)]);
    if (held !== holder) throw tooSoon(secondsLeft(left));
  }
}
