import { Injectable } from '@nestjs/common';
import { accountBook, emailBook, exists, type Account } from '@sae/domain/restaurant';
import { emailKey } from '@sae/platform/codes';
import type { Asker } from '@sae/platform/log';
import { Chance } from '../clock.js';
import { Decisions } from '../decisions.js';
import { Settings } from '../settings.js';

/** Which account an address belongs to, as the log has it. */
@Injectable()
export class Addresses {
  constructor(
    private readonly decisions: Decisions,
    private readonly chance: Chance,
    private readonly settings: Settings,
  ) {}

  /** What an address is called wherever it must not be read. */
  keyOf(email: string): string {
    return emailKey(this.settings.config.jwtSecret, email);
  }

  async account(email: string): Promise<Account | null> {
    const { restaurantId } = await this.decisions.state(emailBook, this.keyOf(email));
    if (restaurantId === 0) return null;
    const account = await this.decisions.state(accountBook, String(restaurantId));
    return exists(account) ? account : null;
  }

  /** The account number of an address: the one it has, or a new one that is now its own. */
  async claim(email: string, { actor, requestId }: Asker): Promise<number> {
    const key = this.keyOf(email);
    const known = await this.decisions.state(emailBook, key);
    if (known.restaurantId !== 0) return known.restaurantId;
    const command = { type: 'ClaimEmail', restaurantId: await this.freeNumber() } as const;
    const { state } = await this.decisions.make(emailBook, key, command, { actor, requestId });
    return state.restaurantId;
  }

  private async freeNumber(): Promise<number> {
    for (;;) {
      const drawn = this.chance.restaurantId();
      if (!exists(await this.decisions.state(accountBook, String(drawn)))) return drawn;
    }
  }
}
