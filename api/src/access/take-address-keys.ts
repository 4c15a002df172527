import { addressKeys } from '@sae/domain/restaurant';
import type { KeyRing } from '@sae/platform/config';
import type { Asker, Books } from '@sae/platform/log';

/** The one book of them. */
export const ADDRESS_KEYS = 'all';

/** Before anybody is looked for: are these the keys accounts are found by? @throws Refusal */
export const takeAddressKeys = async (books: Books, keys: KeyRing, by: Asker): Promise<void> => {
  const versions = keys.map(({ version }) => version);
  await books.make(addressKeys, ADDRESS_KEYS, { type: 'TakeAddressKeys', versions }, by);
};
