import { domainToUnicode } from 'node:url';
import { Injectable } from '@nestjs/common';
import {
  canonicalEmail,
  mailboxOf,
  normalEmail,
  accountBook,
  emailBook,
  exists,
  type Account,
  addressKeys,
} from '@sae/domain/access';
import { emailKey } from '@sae/platform/codes';
import type { KeyRing } from '@sae/platform/config';
import { withoutKey, type RequestContext, type CommandProcessor, type Log } from '@sae/platform/log';
import { Refusal } from '@sae/domain/kernel';
import { Ids } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { Configuration } from '../kernel/configuration.js';

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

/** The forms an address may have been claimed in: as typed first. */
export const formsOf = (email: string): readonly string[] => {
  const canonical = canonicalEmail(email);
  return [...new Set([normalEmail(email), canonical, inUnicode(canonical)])];
};

/** Which account an address belongs to, as the log has it. */
@Injectable()
export class Addresses {
  constructor(
    private readonly decisions: Decisions,
    private readonly ids: Ids,
    private readonly configuration: Configuration,
  ) {}

  private get keys(): KeyRing {
    return this.configuration.keys.addresses;
  }

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
  async claim(email: string, by: RequestContext): Promise<number> {
    const known = await this.claimed(email);
    if (known !== 0) return known;
    const canonical = canonicalEmail(email);
    let restaurantId = await this.freeNumber();
    // Under the oldest key first: a node that does not know the newer one yet decides and finds by it.
    for (const { secret } of this.keys.toReversed()) {
      const command = { type: 'ClaimEmail', restaurantId } as const;
      const made = await this.decisions.make(emailBook, emailKey(secret, canonical), command, withoutKey(by));
      ({ restaurantId } = made.state);
    }
    return restaurantId;
  }

  private named(email: string): string {
    return emailKey(this.keys[0].secret, email);
  }

  /** The account number of an address, under the newest key first; 0 for none. */
  private async claimed(email: string): Promise<number> {
    for (const { secret } of this.keys)
      for (const form of formsOf(email)) {
        const { restaurantId } = await this.decisions.state(emailBook, emailKey(secret, form));
        if (restaurantId !== 0) return restaurantId;
      }
    return 0;
  }

  private async freeNumber(): Promise<number> {
    for (;;) {
      const drawn = this.ids.restaurantId();
      if (!exists(await this.decisions.state(accountBook, String(drawn)))) return drawn;
    }
  }
}

/** The one book of them. */
export const ADDRESS_KEYS = 'all';

const hasAddresses = async (log: Log): Promise<boolean> => {
  for await (const step of log.follow({ after: null, eventTypes: ['EmailClaimed'] })) {
    if ('event' in step) return true;
    if ('caughtUp' in step) return false;
  }
  return false;
};

/** Before anybody is looked for: are these the keys accounts are found by? @throws Refusal */
export const takeAddressKeys = async (
  log: Log,
  processor: CommandProcessor,
  keys: KeyRing,
  by: RequestContext,
): Promise<void> => {
  const versions = keys.map(({ version }) => version);
  try {
    await processor.make(addressKeys, ADDRESS_KEYS, { type: 'TakeAddressKeys', versions }, by);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'address-key/missing') || (await hasAddresses(log))) throw error;
    // Where nobody signed up yet nobody is lost.
    const { version } = keys[0];
    await processor.make(addressKeys, ADDRESS_KEYS, { type: 'RecordAddressesMoved', version }, by);
  }
};
