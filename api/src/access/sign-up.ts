import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type SignUpRequest, type SignedUp, accountBook } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { Decisions } from '../kernel/decisions.js';
import { Settings } from '../kernel/settings.js';
import { Addresses } from './addresses.js';
import { AnswerIds, inEvenTime } from './answer-ids.js';
import { Browsers } from './browsers.js';
import { Passwords } from './passwords.js';
import { Throttle } from './throttle.js';
import type { Visitor } from './visitor.js';

/**
 * Until an address is verified each sign-up waits for a code of its own; the owner of a verified one is told by mail, the
 * visitor nothing.
 */
export class SignUp extends Command<SignedUp> {
  constructor(
    readonly request: SignUpRequest,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly decisions: Decisions,
    private readonly addresses: Addresses,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly browsers: Browsers,
    private readonly ids: AnswerIds,
    private readonly settings: Settings,
  ) {}

  execute({ request, visitor }: SignUp): Promise<SignedUp> {
    return inEvenTime(this.signUp(request, visitor));
  }

  private async signUp(request: SignUpRequest, visitor: Visitor): Promise<SignedUp> {
    const { email, password, restaurantName, ownerName } = request;
    const { actor, requestId, key } = visitor.by;
    const to = this.addresses.addressee(email);
    const signUpId = this.ids.of('sign-up', to.address, visitor.by);
    const account = await this.addresses.account(email);
    const asker = this.browsers.asker(visitor, account);
    const mail = { ...to, asker, id: signUpId };
    await this.throttle.mail(mail, key ?? requestId);
    try {
      const passwordHash = await this.passwords.hash(password);
      // The claim first: an account nobody can find is worse than a claim without one, which the next try fills.
      const restaurantId = await this.addresses.claim(email, visitor.by);
      // An account of before keeps its address as it was claimed.
      const person = { restaurantId, restaurantName, ownerName, email: account?.email ?? email, passwordHash };
      const keyVersion = this.settings.keys.codes[0].version;
      const command = { type: 'SignUp', ...person, signUpId, asker, keyVersion } as const;
      // Without the Idempotency-Key: its fingerprint in the log would tell something of the password.
      await this.decisions.make(accountBook, String(restaurantId), command, { actor, requestId });
    } catch (error) {
      // Mailed too often: the same answer as for an address without an account.
      if (!(error instanceof Refusal && error.kind === 'too-many')) {
        await this.throttle.release(mail);
        throw error;
      }
    }
    return { message: 'An OTP has been sent to your email for verification.', email, signUpId };
  }
}
