import { addressKeys, emailBook, type RestaurantSignedUp } from '@sae/domain/access';
import { emailKey } from '@sae/platform/codes';
import type { KeyRing } from '@sae/platform/config';
import type { RequestContext, CommandProcessor, Log } from '@sae/platform/log';
import { formsOf, ADDRESS_KEYS, takeAddressKeys } from '../access/addresses.js';

const BY: RequestContext = { actor: 'system', requestId: 'rekey' };

/** The addresses of all accounts; some come more than once. */
async function* emailsIn(log: Log): AsyncGenerator<string> {
  for await (const step of log.follow({ after: null, eventTypes: ['RestaurantSignedUp'] })) {
    if ('caughtUp' in step) return;
    if ('event' in step) yield (step.event.data as RestaurantSignedUp['data']).email;
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

/** Moves every address under the newest key, and tells the log that no older one is needed. How many were moved. */
export const rekey = async (log: Log, processor: CommandProcessor, keys: KeyRing): Promise<number> => {
  await takeAddressKeys(log, processor, keys, BY);
  let claims = 0;
  for await (const email of emailsIn(log)) claims += await moved(processor, keys, email);
  const { version } = keys[0];
  await processor.make(addressKeys, ADDRESS_KEYS, { type: 'RecordAddressesMoved', version }, BY);
  return claims;
};
