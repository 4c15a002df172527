import type { NewSecondFactor, RecoveryCodes } from '@sae/domain/access';
import { Secret, TOTP } from 'otpauth';
import type { System } from './system.js';
import { expectStatus, type Owner } from './verbs.js';

/** An owner's authenticator app. */
export class SecondFactor {
  private constructor(
    private readonly system: System,
    private readonly owner: Pick<Owner, 'api'>,
    readonly secret: string,
  ) {}

  static async begin(system: System, owner: Pick<Owner, 'api'>): Promise<SecondFactor> {
    const { body } = await owner.api.post('/users/second-factor/new').then(expectStatus(200));
    return new SecondFactor(system, owner, (body as NewSecondFactor).secret);
  }

  /** The code of so many milliseconds from now. */
  code(inMs = 0): string {
    const timestamp = this.system.clock.nowMs() + inMs;
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }

  /** What adds it. */
  asked(inMs = 0): { readonly secret: string; readonly code: string } {
    return { secret: this.secret, code: this.code(inMs) };
  }

  /** The recovery codes. */
  async add(): Promise<readonly string[]> {
    const { body } = await this.owner.api.post('/users/second-factor', this.asked()).then(expectStatus(201));
    return (body as RecoveryCodes).recoveryCodes;
  }
}
