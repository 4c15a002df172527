import { Injectable } from '@nestjs/common';
import { accountBook, type Account, type AccountCommand, type AccountEvent } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { codeUnder } from '@sae/platform/codes';
import { withoutKey, type CommandResult, type RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';
import { Configuration } from '../kernel/configuration.js';
import type { Addressee } from './addresses.js';
import { Browsers } from './browsers.js';
import type { Visitor } from './request-context.js';
import { Throttle } from './throttle.js';

type CodeWanted =
  | { readonly type: 'ResendOtp'; readonly signUpId?: string }
  | { readonly type: 'RequestPasswordReset'; readonly resetId: string }
  | { readonly type: 'ResendInvitation'; readonly invitationId?: string };

/** What a code is for, by the name that an answer gave it. */
const askedAs = (wanted: CodeWanted): string => {
  switch (wanted.type) {
    case 'ResendOtp':
      return wanted.signUpId ?? '';
    case 'RequestPasswordReset':
      return wanted.resetId;
    case 'ResendInvitation':
      return wanted.invitationId ?? '';
  }
};

/** Sends a new code, unless too many were sent already. */
@Injectable()
export class OtpSender {
  constructor(
    private readonly decisions: Decisions,
    private readonly throttle: Throttle,
    private readonly browsers: Browsers,
    private readonly configuration: Configuration,
  ) {}

  /** @throws Refusal of the throttle, which knows nothing of accounts. */
  async send(to: Addressee, account: Account | null, wanted: CodeWanted, visitor: Visitor): Promise<void> {
    const { requestId, key } = visitor.by;
    const asker = this.browsers.asker(visitor, account);
    const mail = { ...to, asker, id: askedAs(wanted) };
    await this.throttle.mail(mail, key ?? requestId);
    if (!account) return;
    try {
      const keyVersion = this.configuration.keys.codes[0].version;
      const command = { ...wanted, asker, keyVersion };
      await this.decisions.make(accountBook, String(account.restaurantId), command, withoutKey(visitor.by));
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'too-many') return;
      await this.throttle.release(mail);
      throw error;
    }
  }
}

type Trying = Extract<AccountCommand, { otp: string }>;
type WithoutCode<C> = C extends Trying ? Omit<C, 'codeOf'> : never;

/** Tries a mailed code. */
@Injectable()
export class OtpTries {
  constructor(
    private readonly decisions: Decisions,
    private readonly configuration: Configuration,
  ) {}

  /** Null when there is nothing to try: which of the reasons it was, the throttle tells. */
  async make(
    { restaurantId }: Account,
    command: WithoutCode<Trying>,
    by: RequestContext,
  ): Promise<CommandResult<Account, AccountEvent> | null> {
    const codeOf = (otpId: string, keyVersion?: string) => codeUnder(this.configuration.keys.codes, keyVersion, otpId);
    try {
      return await this.decisions.make(accountBook, String(restaurantId), { ...command, codeOf }, by);
    } catch (error) {
      if (error instanceof Refusal && error.code.startsWith('otp/')) return null;
      throw error;
    }
  }
}
