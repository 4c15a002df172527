import { Injectable } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { accountBook, type Account, type AccountCommand, type AccountEvent } from '@sae/domain/access';
import { codeUnder } from '@sae/platform/codes';
import type { RequestContext, CommandResult } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import { Settings } from '../kernel/settings.js';

type Trying = Extract<AccountCommand, { otp: string }>;
type WithoutCode<C> = C extends Trying ? Omit<C, 'codeOf'> : never;

/** Tries a mailed code. */
@Injectable()
export class OtpTries {
  constructor(
    private readonly decisions: Decisions,
    private readonly settings: Settings,
  ) {}

  /** Null when there is nothing to try: which of the reasons it was, the throttle tells. */
  async make(
    { restaurantId }: Account,
    command: WithoutCode<Trying>,
    by: RequestContext,
  ): Promise<CommandResult<Account, AccountEvent> | null> {
    const codeOf = (otpId: string, keyVersion?: string) => codeUnder(this.settings.keys.codes, keyVersion, otpId);
    try {
      return await this.decisions.make(accountBook, String(restaurantId), { ...command, codeOf }, by);
    } catch (error) {
      if (error instanceof Refusal && error.code.startsWith('otp/')) return null;
      throw error;
    }
  }
}
