import { Injectable } from '@nestjs/common';
import { OTP } from '@sae/domain/access';
import { msBetween, Refusal } from '@sae/domain/kernel';
import type { Asker } from '@sae/platform/log';
import { Clock } from '../clock.js';
import { Counters } from '../http/counters.js';
import { RefusalForNow } from '../http/error-table.js';
import { Settings } from '../settings.js';

const DAY_MS = 24 * 60 * 60_000;
const LOG_INS = { max: 10, windowMs: 15 * 60_000 };

/**
 * How often an address may be tried, by its key. The same for addresses we know and those we do not, so that no answer
 * tells which are which; what the log counts of a known one stands behind it.
 */
@Injectable()
export class Throttle {
  constructor(
    private readonly counters: Counters,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Before anything that may mail to the address. The same request may come again. @throws Refusal */
  async mail(address: string, by: Asker): Promise<void> {
    if (this.settings.config.limitsRequests) {
      const slot = await this.counters.take(`mail:${address}`, by.key ?? by.requestId, OTP.resendAfterMs);
      if (!slot.taken)
        throw new RefusalForNow(
          'too-many',
          'otp/too-soon',
          'Please wait 30 seconds before asking for another OTP',
          slot.secondsLeft,
        );
      const { count, secondsLeft } = await this.counters.hit(`mails:${address}`, DAY_MS);
      if (count > OTP.perDay)
        throw new RefusalForNow(
          'too-many',
          'otp/too-many',
          'Too many OTPs requested today. Please try again tomorrow.',
          secondsLeft,
        );
    }
    await this.counters.remember(`otp-asked:${address}`, this.clock.now(), DAY_MS);
    await this.counters.clear(`otp-tries:${address}`);
  }

  /** Nothing was mailed after all. */
  async release(address: string): Promise<void> {
    await this.counters.clear(`mail:${address}`);
  }

  /** Why a code was not accepted: told from what was asked for the address, whether or not it has an account. */
  async wrongOtp(address: string): Promise<Refusal> {
    const [{ count }, askedAt] = await Promise.all([
      this.counters.hit(`otp-tries:${address}`, OTP.livesMs),
      this.counters.recall(`otp-asked:${address}`),
    ]);
    if (count > OTP.tries)
      return new Refusal('too-many', 'otp/tried-out', 'Too many wrong attempts. Please request a new OTP.');
    if (askedAt !== null && msBetween(askedAt, this.clock.now()) >= OTP.livesMs)
      return new Refusal('invalid', 'otp/expired', 'OTP has expired. Please request a new one.');
    return new Refusal('invalid', 'otp/wrong', 'Invalid OTP');
  }

  /** Before a password is tried. @throws Refusal */
  async logIn(address: string): Promise<void> {
    if (!this.settings.config.limitsRequests) return;
    const { count, secondsLeft } = await this.counters.hit(`log-in:${address}`, LOG_INS.windowMs);
    if (count > LOG_INS.max)
      throw new RefusalForNow(
        'too-many',
        'log-in/too-many',
        'Too many attempts. Please try again in 15 minutes.',
        secondsLeft,
      );
  }

  /** The password was right. */
  async loggedIn(address: string): Promise<void> {
    await this.counters.clear(`log-in:${address}`);
  }
}
