import { Injectable } from '@nestjs/common';
import { isKnown } from '@sae/domain/access';
import { RefusalForNow } from '../kernel/error-table.js';
import { Limits, tooMany, type Budget } from '../http/limits.js';

const QUARTER_SECONDS = 15 * 60;
const MONTHS_SECONDS = 90 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

const refuse = tooMany('log-in/too-many', 'Too many attempts. Please try again in 15 minutes.');
const refuseStranger = tooMany('log-in/too-many', 'Too many attempts. Please try again later, or reset your password.');

/** For one browser that was logged in before, or one client. */
const OWN: Budget = { name: 'log-in', points: 10, seconds: QUARTER_SECONDS, refuse };
/** For all together that were not. */
const STRANGERS: Budget = { name: 'log-in-strangers', points: 30, seconds: QUARTER_SECONDS, refuse: refuseStranger };
/** Wrong passwords of strangers, remembered for months. Spending it refuses nothing. */
const FAILURES: Budget = { name: 'log-in-failures', points: 1_000_000_000, seconds: MONTHS_SECONDS };

const FREE_FAILURES = 300;

/** A try of strangers every so many seconds once they failed much: it doubles with the failures, up to an hour. */
const pauseSeconds = (failures: number): number =>
  failures < FREE_FAILURES ? 3 : Math.min(HOUR_SECONDS, 90 * 2 ** Math.floor(Math.log2(failures / FREE_FAILURES)));

const paced = (seconds: number): Budget => ({
  ...{ name: `log-in-paced-${seconds}`, points: 1, seconds, refuse: refuseStranger },
});

/** A request that is held costs memory: it waits for its turn no longer than that, and only so many do at once. */
const HOLD_MS = 4_000;
const MOST_HELD = 50;

/**
 * How often passwords may be tried (docs/decisions/0039-nobody-locks-an-owner-out.md). What strangers spend is never an
 * owner's: a browser that was logged in before has a budget of its own.
 */
@Injectable()
export class LogInLimits {
  private readonly held = new Set<string>();

  constructor(private readonly limits: Limits) {}

  /** Before a password is tried; slow where strangers try much. Answers whether it had to wait. @throws Refusal */
  async before(address: string, asker: string): Promise<boolean> {
    await this.limits.consume(OWN, `${address}:${asker}`);
    if (isKnown(asker)) return false;
    const failures = await this.limits.spent(FAILURES, address);
    if (failures < FREE_FAILURES && (await this.limits.allows(STRANGERS, address))) return false;
    return this.turn(paced(pauseSeconds(failures)), address, asker);
  }

  /** The password was wrong. */
  async failed(address: string, asker: string): Promise<void> {
    if (!isKnown(asker)) await this.limits.consume(FAILURES, address);
  }

  /** The password was right. */
  loggedIn(address: string, asker: string): Promise<void> {
    return this.limits.forget(OWN, `${address}:${asker}`);
  }

  /** The password is another: what was guessed of the old one is worth nothing. */
  async reset(address: string, asker: string): Promise<void> {
    await this.loggedIn(address, asker);
    await this.limits.forget(FAILURES, address);
  }

  /** Waits for a turn if it is near, and answers whether it did. @throws Refusal */
  private async turn(budget: Budget, address: string, asker: string): Promise<boolean> {
    const who = `${address}:${asker}`;
    for (let patienceMs = HOLD_MS; ;)
      try {
        await this.limits.consume(budget, address);
        return patienceMs < HOLD_MS;
      } catch (error) {
        if (!(error instanceof RefusalForNow)) throw error;
        const ms = error.retryAfterSeconds * 1000;
        if (ms > patienceMs || this.held.size >= MOST_HELD || this.held.has(who)) throw error;
        this.held.add(who);
        await new Promise((resolve) => setTimeout(resolve, ms));
        this.held.delete(who);
        patienceMs -= ms;
      }
  }
}
