import { deflateSync, inflate } from 'node:zlib';
import { promisify } from 'node:util';

// Documents that hardly ever change any more stand many in one place, packed together, for they say nearly the same: a
// tenth of the room (docs/decisions/0097-past-orders-are-packed.md). A document's key says in which pack it may be.

/** So many stand together: more need hardly less room, and one is found in a ms. */
export const PACK_SIZE = 64;

/** Of the pack of a family in which the `n`th document may stand. */
export const packKey = (family: string, n: number): string => `${family}:${Math.floor(n / PACK_SIZE)}`;
/** Of the `n`th document of a family, by itself: its pack's, and what it is called there. */
export const keyInPack = (family: string, n: number, name: string | number = n): string =>
  `${packKey(family, n)}#${name}`;

/** Null when a document is never packed. */
export const packOf = (key: string): string | null => {
  const end = key.indexOf('#');
  return end < 0 ? null : key.slice(0, end);
};
const nameIn = (key: string): string => key.slice(key.indexOf('#') + 1);

/** What stands in the place of a document that was dropped: in its pack there may be one still. */
export const NOTHING = 'null';

/** Heavier ones stand by themselves, so that a pack is opened in a few ms whatever a restaurant writes. */
const HEAVIEST = 8_000;
export const isPackable = (json: string): boolean => json.length <= HEAVIEST;

/** JSON has no line breaks, and names have no spaces. */
export const packed = (documents: readonly (readonly [key: string, json: string])[]): Buffer =>
  deflateSync(documents.map(([key, json]) => `${nameIn(key)} ${json}`).join('\n'));

const inflated = promisify(inflate);

/** What is written in a pack; a Redis that knows no bytes holds them as Latin-1. */
export const unpackedText = async (pack: Buffer | string): Promise<string> =>
  String(await inflated(typeof pack === 'string' ? Buffer.from(pack, 'latin1') : pack));

/** Asks for what stands under keys of packs. */
type FetchPacks = (keys: readonly string[]) => Promise<readonly (Buffer | string | null)[]>;

/** Goes once through a pack, whatever is asked of it; `wanted` are keys by what they are called there. */
const find = (text: string, wanted: ReadonlyMap<string, string>, found: Map<string, string>): void => {
  for (let at = 0; at < text.length;) {
    const space = text.indexOf(' ', at);
    const end = text.indexOf('\n', at);
    const key = wanted.get(text.slice(at, space));
    if (key !== undefined) found.set(key, text.slice(space + 1, end < 0 ? undefined : end));
    at = end < 0 ? text.length : end + 1;
  }
};

/** The JSON of those of the documents that stand in packs. */
export const documentsInPacks = async (
  keys: readonly string[],
  fetch: FetchPacks,
): Promise<ReadonlyMap<string, string>> => {
  const byPack = new Map<string, Map<string, string>>();
  for (const key of keys) {
    const pack = packOf(key);
    if (pack === null) continue;
    const wanted = byPack.get(pack) ?? new Map<string, string>();
    byPack.set(pack, wanted.set(nameIn(key), key));
  }
  const found = new Map<string, string>();
  if (byPack.size === 0) return found;
  const asked = [...byPack.values()];
  for (const [n, pack] of (await fetch([...byPack.keys()])).entries())
    if (pack !== null) find(await unpackedText(pack), asked[n]!, found);
  return found;
};
