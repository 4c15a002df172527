import type { LivePush } from '@sae/domain/live';

/**
 * What a fact changes in a read model. Each says what stands somewhere from now on, never "one more": applied twice it
 * is as applied once, and of several changes of one place only the last counts. Documents and entries are plain JSON and are not changed later.
 */
export type Change =
  | { readonly does: 'put'; readonly key: string; readonly document: object }
  | { readonly does: 'drop'; readonly key: string }
  | { readonly does: 'list'; readonly key: string; readonly id: number; readonly entry: object }
  | { readonly does: 'unlist'; readonly key: string; readonly id: number }
  | { readonly does: 'rank'; readonly key: string; readonly id: number; readonly at: number }
  | { readonly does: 'unrank'; readonly key: string; readonly id: number }
  | { readonly does: 'append'; readonly key: string; readonly id: number; readonly at: number }
  | { readonly does: 'pack'; readonly key: string; readonly keys: readonly string[]; readonly documents: Documents }
  | { readonly does: 'push'; readonly push: Push };

/** By their keys. */
type Documents = readonly (readonly [key: string, document: object])[];

/** Older tokens of the restaurant open nothing any more. Told to the api alone, never to a socket. */
interface TokensEnded {
  readonly name: 'tokensEnded';
  readonly restaurantId: number;
}

/** Told to the guests of one table, or of all, and to nobody else: they ask again. */
interface GuestPush {
  readonly name: 'tableChanged' | 'tableClosed';
  readonly restaurantId: number;
  readonly tableNo: number;
}
interface GuestsPush {
  readonly name: 'restaurantChanged';
  readonly restaurantId: number;
}

export type Push = LivePush | TokensEnded | GuestPush | GuestsPush;

/** A document. */
export const put = (key: string, document: object): Change => ({ does: 'put', key, document });
export const drop = (key: string): Change => ({ does: 'drop', key });

/** A list by id whose entries are ready to be shown. */
export const list = (key: string, id: number, entry: object): Change => ({ does: 'list', key, id, entry });
export const unlist = (key: string, id: number): Change => ({ does: 'unlist', key, id });

/** A list of ids by time, or by another number, for lists too long to hold their entries. */
export const rank = (key: string, id: number, at: number): Change => ({ does: 'rank', key, id, at });
export const unrank = (key: string, id: number): Change => ({ does: 'unrank', key, id });

/** The same of one that only grows, by ids that grow with the time: what is older in it needs little room. */
export const append = (key: string, id: number, at: number): Change => ({ does: 'append', key, id, at });

/** What stands under these keys stands together from now on, and is found as before; what is put there later, by itself. */
export const pack = (key: string, keys: readonly string[], lookup: (key: string) => object | null): Change => {
  const found = keys.map((of) => [of, lookup(of)] as const);
  return { does: 'pack', key, keys, documents: found.filter((one): one is [string, object] => one[1] !== null) };
};

/** A hint to the sockets of the restaurant, sent once the models are written. */
export const push = (told: Push): Change => ({ does: 'push', push: told });

/** What the guests of a restaurant see of it is no longer the same. */
export const restaurantChanged = (restaurantId: number): Change => push({ name: 'restaurantChanged', restaurantId });
/** What the guests of a table see of it is no longer the same. */
export const tableChanged = (restaurantId: number, tableNo: number): Change =>
  push({ name: 'tableChanged', restaurantId, tableNo });
