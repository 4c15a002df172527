import { randomUUID } from 'node:crypto';
import {
  accountBook,
  addressKeys,
  emailBook,
  type InvitationReceived,
  type RestaurantSignedUp,
} from '@sae/domain/access';
import { UPCASTERS } from '@sae/domain/ordering';
import { emailKey } from '@sae/platform/codes';
import { keyRings, type KeyRing } from '@sae/platform/config';
import { CommandProcessor, type Log, type RequestContext } from '@sae/platform/log';
import { joined } from '@sae/platform/joined';
import { say, terminal } from '@sae/platform/terminal';
import { ADDRESS_KEYS, formsOf, takeAddressKeys } from '../access/addresses.js';
import { isNewest, opened, sealed } from '../access/second-factors.js';

const help = `npm run rekey

Moves the addresses of all accounts from the previous address key to the new one, so that the previous one may be dropped.
First every api must have been started with both: ADDRESS_SECRET and ADDRESS_SECRET_PREVIOUS, or JWT_SECRET and
JWT_SECRET_PREVIOUS where they share one. It runs beside them, with the same variables, and may be run again.

  --help  this text
`;

const BY: RequestContext = { actor: 'system', requestId: 'rekey' };

/** The addresses of all accounts; some come more than once. */
async function* emailsIn(log: Log): AsyncGenerator<string> {
  for await (const step of log.follow({ after: null, eventTypes: ['RestaurantSignedUp', 'InvitationReceived'] })) {
    if ('caughtUp' in step) return;
    if ('event' in step) yield (step.event.data as (RestaurantSignedUp | InvitationReceived)['data']).email;
  }
}

/** As an address is claimed under the older keys, so it is under the newest. How many claims that took. */
const moved = async (processor: CommandProcessor, [newest, ...older]: KeyRing, email: string): Promise<number> => {
  let claims = 0;
  for (const { secret } of older)
    for (const form of formsOf(email)) {
      const { restaurantId } = await processor.state(emailBook, emailKey(secret, form));
      if (restaurantId === 0) continue;
      const claim = { type: 'ClaimEmail', restaurantId } as const;
      claims += (await processor.make(emailBook, emailKey(newest.secret, form), claim, BY)).events.length;
    }
  return claims;
};

/** What lies sealed under an older key lies under the newest from now on. */
const resealed = async (log: Log, processor: CommandProcessor, keys: KeyRing): Promise<void> => {
  for await (const step of log.follow({ after: null, eventTypes: ['SecondFactorAdded'] })) {
    if ('caughtUp' in step) return;
    if (!('event' in step)) continue;
    const book = step.event.stream.slice(`${accountBook.category}-`.length);
    const { secondFactor } = await processor.state(accountBook, book);
    if (!secondFactor || isNewest(keys, secondFactor.secret)) continue;
    const secret = opened(keys, book, secondFactor.secret);
    // Under a key that neither is: its owner has the recovery codes.
    if (secret === null) continue;
    await processor.make(accountBook, book, { type: 'ResealSecondFactor', secret: sealed(keys, book, secret) }, BY);
  }
};

/** Moves every address under the newest key, and tells the log that no older one is needed. How many were moved. */
const rekey = async (log: Log, processor: CommandProcessor, keys: KeyRing): Promise<number> => {
  await takeAddressKeys(log, processor, keys, BY);
  let claims = 0;
  for await (const email of emailsIn(log)) claims += await moved(processor, keys, email);
  await resealed(log, processor, keys);
  const { version } = keys[0];
  await processor.make(addressKeys, ADDRESS_KEYS, { type: 'RecordAddressesMoved', version }, BY);
  return claims;
};

void terminal({ help, failed: 'The addresses were not moved' }, () =>
  joined('rekey', UPCASTERS, async ({ log, secrets }) => {
    const { addresses } = keyRings(secrets());
    if (addresses.length === 1) return say('No previous address key is given: there is nothing to move.');
    const processor = new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
    const count = await rekey(log, processor, addresses);
    say(`${count.toLocaleString('en-IN')} addresses were moved to the new key. The previous one may be dropped.`);
  }),
);
