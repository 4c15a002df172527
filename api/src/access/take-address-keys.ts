import { Refusal } from '@sae/domain/kernel';
import { addressKeys } from '@sae/domain/access';
import type { KeyRing } from '@sae/platform/config';
import type { RequestContext, CommandProcessor, Log } from '@sae/platform/log';

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
