import { decider, Refusal, type Command, type DomainEvent } from '../kernel/index.js';

/** Addresses are claimed under this key from now on. */
export type AddressKeyTaken = DomainEvent<'AddressKeyTaken', { version: string }>;
/** Every address is claimed under this key: no other is needed any more. */
export type AddressesMoved = DomainEvent<'AddressesMoved', { version: string }>;

export interface AddressKeys {
  /** Those that some account is found by. */
  readonly versions: readonly string[];
}

type AddressKeysCommand =
  /** `versions` are those that are here, the newest first. */
  | (Command<'TakeAddressKeys'> & { readonly versions: readonly string[] })
  | (Command<'RecordAddressesMoved'> & { readonly version: string });

const missing = () =>
  new Refusal(
    'conflict',
    'address-key/missing',
    'some accounts are found by another address key than those given. Set ADDRESS_SECRET_PREVIOUS (JWT_SECRET_PREVIOUS where they share one) to the secret of before, and run npm run rekey before it is dropped',
  );

/** The one book `addressKeys-all`: by which keys accounts are found, so that none is lost with one. */
export const addressKeys = decider<AddressKeys, AddressKeysCommand, AddressKeyTaken | AddressesMoved>({
  category: 'addressKeys',
  initial: { versions: [] },
  on: {
    AddressKeyTaken: ({ versions }, { version }) => ({ versions: [...versions, version] }),
    AddressesMoved: (_, { version }) => ({ versions: [version] }),
  },
  when: {
    TakeAddressKeys: ({ versions: here }, { versions }) => {
      if (!versions.every((version) => here.includes(version))) throw missing();
      // A log from before this was told holds addresses under whatever was given until now; else an older one is on its way out.
      const taken = versions.length === 0 ? here.toReversed() : here.slice(0, 1);
      return taken
        .filter((version) => !versions.includes(version))
        .map((version) => ({ type: 'AddressKeyTaken', data: { version } }));
    },
    RecordAddressesMoved: ({ version }, { versions }) =>
      versions.length === 1 && versions[0] === version ? [] : [{ type: 'AddressesMoved', data: { version } }],
  },
});
