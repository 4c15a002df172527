import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignUpRequest } from '@sae/domain/access';
import { Refusal } from '@sae/domain/kernel';
import { accountBook } from '@sae/domain/restaurant';
import type { Asker } from '@sae/platform/log';
import { Decisions } from '../decisions.js';
import { Addresses } from './addresses.js';
import { inEvenTime } from './even-time.js';
import { Passwords } from './passwords.js';
import { Throttle } from './throttle.js';

export interface SignedUp {
  readonly message: string;
  readonly email: string;
}

/** An address that was never verified starts over; the owner of a verified one is told by mail, the visitor nothing. */
export class SignUp extends Command<SignedUp> {
  constructor(
    readonly request: SignUpRequest,
    readonly by: Asker,
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
  ) {}

  execute({ request, by }: SignUp): Promise<SignedUp> {
    return inEvenTime(this.signUp(request, by));
  }

  private async signUp({ email, password, restaurantName, ownerName }: SignUpRequest, by: Asker): Promise<SignedUp> {
    const address = this.addresses.keyOf(email);
    await this.throttle.mail(address, by);
    try {
      const passwordHash = await this.passwords.hash(password);
      // The claim first: an account nobody can find is worse than a claim without one, which the next try fills.
      const restaurantId = await this.addresses.claim(email, by);
      const command = { type: 'SignUp', restaurantId, restaurantName, ownerName, email, passwordHash } as const;
      // Without the Idempotency-Key: its fingerprint in the log would tell something of the password.
      const { actor, requestId } = by;
      await this.decisions.make(accountBook, String(restaurantId), command, { actor, requestId });
    } catch (error) {
      // Mailed too often: the same answer as for an address without an account.
      if (!(error instanceof Refusal && error.kind === 'too-many')) {
        await this.throttle.release(address);
        throw error;
      }
    }
    return { message: 'An OTP has been sent to your email for verification.', email };
  }
}
