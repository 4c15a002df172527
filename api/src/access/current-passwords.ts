import { Injectable } from '@nestjs/common';
import { accountBook } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { Limits, tooMany, type Budget } from '../http/limits.js';
import { Decisions } from '../kernel/decisions.js';
import { Passwords } from './passwords.js';

/** Whoever found a screen that is logged in does not find out the password by it. */
const TRIES: Budget = {
  name: 'current-password',
  points: 10,
  seconds: 15 * 60,
  refuse: tooMany('log-in/too-many', 'Too many attempts. Please try again in 15 minutes.'),
};

/** The password of somebody who is logged in, asked for again. */
@Injectable()
export class CurrentPasswords {
  constructor(
    private readonly decisions: Decisions,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
  ) {}

  /** @throws Refusal of a wrong one. */
  async match(accountId: number, password: string): Promise<void> {
    await this.limits.consume(TRIES, accountId);
    const { passwordHash } = await this.decisions.state(accountBook, String(accountId));
    if (!(await this.passwords.matches(password, passwordHash)))
      throw new Refusal('forbidden', 'account/wrong-password', 'The current password is wrong');
    await this.limits.forget(TRIES, accountId);
  }
}
