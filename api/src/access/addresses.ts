import { domainToUnicode } from 'node:url';
import { Injectable } from '@nestjs/common';
import { canonicalEmail, mailboxOf, normalEmail } from '@sae/domain/access';
import { accountBook, emailBook, exists, type Account } from '@sae/domain/restaurant';
import { emailKey } from '@sae/platform/codes';
import type { Asker } from '@sae/platform/log';
import { Chance } from '../clock.js';
import { Decisions } from '../decisions.js';
import { Settings } from '../settings.js';

/** Who is written to, by the keys that stand for them wherever they must not be read. */
export interface Addressee {
  readonly address: string;
  /** The same for all addresses whose mails arrive in one place. */
  readonly mailbox: string;
}

/** An address in Unicode, as it was claimed before domains were taken in ASCII. */
const inUnicode = (email: string): string => {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + domainToUnicode(email.slice(at));
};

/** Which account an address belongs to, as the log has it. */
@Injectable()
export class Addresses {
  constructor(
    private readonly decisions: Decisions,
    private readonly chance: Chance,
    private readonly settings: Settings,
  ) {}

  /** What an address is called wherever it must not be read: the same however it is written. */
  keyOf(email: string): string {
    return this.named(canonicalEmail(email));
  }

  /** The book that tells whose it is. */
  bookOf(email: string): string {
    return `${emailBook.category}-${this.keyOf(email)}`;
  }

  addressee(email: string): Addressee {
    return { address: this.keyOf(email), mailbox: this.named(mailboxOf(email)) };
  }

  async account(email: string): Promise<Account | null> {
    const restaurantId = await this.claimed(email);
    if (restaurantId === 0) return null;
    const account = await this.decisions.state(accountBook, String(restaurantId));
    return exists(account) ? account : null;
  }

  /** The account number of an address: the one it has, or a new one that is now its own. */
  async claim(email: string, { actor, requestId }: Asker): Promise<number> {
    const known = await this.claimed(email);
    if (known !== 0) return known;
    const key = this.keyOf(email);
    const command = { type: 'ClaimEmail', restaurantId: await this.freeNumber() } as const;
    const { state } = await this.decisions.make(emailBook, key, command, { actor, requestId });
    return state.restaurantId;
  }

  private named(email: string): string {
    return emailKey(this.settings.config.jwtSecret, email);
  }

  /** The account number of an address, as typed first, for it may have been claimed so; 0 for none. */
  private async claimed(email: string): Promise<number> {
    const canonical = canonicalEmail(email);
    for (const form of new Set([normalEmail(email), canonical, inUnicode(canonical)])) {
      const { restaurantId } = await this.decisions.state(emailBook, this.named(form));
      if (restaurantId !== 0) return restaurantId;
    }
    return 0;
  }

  private async freeNumber(): Promise<number> {
    for (;;) {
      const drawn = this.chance.restaurantId();
      if (!exists(await this.decisions.state(accountBook, String(drawn)))) return drawn;
    }
  }
}
