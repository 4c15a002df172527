/**
 * An immutable map from small, mostly consecutive numbers to values, as plain JSON so that a snapshot can hold it.
 * Values stand in pages of 32 and the pages in chapters of 32, so a change copies three short parts, and the copying
 * grows by one entry in a thousand values. Pages and chapters are lists, with null where nothing is: an object whose
 * properties are numbers takes V8 twenty times as long to copy.
 */
export type Numbered<V extends Entry> = Readonly<Record<number, Chapter<V>>>;
type Entry = object | string | number;
type Chapter<V> = Places<Page<V>>;
type Page<V> = Places<V>;
type Places<P> = readonly (P | null)[];

const SIZE = 32;
const CHAPTER = SIZE * SIZE;
const chapterOf = (n: number) => Math.floor(n / CHAPTER);
/** Where its page stands in its chapter. */
const pageOf = (n: number) => Math.floor(n / SIZE) % SIZE;
/** Where it stands on its page. */
const placeOf = (n: number) => n % SIZE;

/** A copy with another part in this place. */
const withPart = <P>(places: Places<P> | null | undefined, place: number, part: P): Places<P> => {
  const copy = places ? places.slice() : [];
  while (copy.length < place) copy.push(null);
  copy[place] = part;
  return copy;
};

/** A copy with nothing in this place, nor behind the last part; null where no part is left. */
const withoutPart = <P>(places: Places<P>, place: number): Places<P> | null => {
  const copy = places.slice();
  copy[place] = null;
  while (copy.at(-1) === null) copy.pop();
  return copy.length > 0 ? copy : null;
};

export const numbered = <V extends Entry>(): Numbered<V> => ({});

export const entryOf = <V extends Entry>(map: Numbered<V>, n: number): V | undefined =>
  map[chapterOf(n)]?.[pageOf(n)]?.[placeOf(n)] ?? undefined;

export const withEntry = <V extends Entry>(map: Numbered<V>, n: number, value: V): Numbered<V> => {
  const chapter = map[chapterOf(n)];
  const page = withPart(chapter?.[pageOf(n)], placeOf(n), value);
  return { ...map, [chapterOf(n)]: withPart(chapter, pageOf(n), page) };
};

export const withoutEntry = <V extends Entry>(map: Numbered<V>, n: number): Numbered<V> => {
  const chapter = map[chapterOf(n)];
  const page = chapter?.[pageOf(n)];
  if (!chapter || !page || entryOf(map, n) === undefined) return map;
  const left = withoutPart(page, placeOf(n));
  const chapterLeft = left ? withPart(chapter, pageOf(n), left) : withoutPart(chapter, pageOf(n));
  if (chapterLeft) return { ...map, [chapterOf(n)]: chapterLeft };
  const { [chapterOf(n)]: _empty, ...others } = map;
  return others;
};

/** All values, by number ascending. */
export const valuesOf = <V extends Entry>(map: Numbered<V>): V[] => {
  const values: V[] = [];
  for (const chapter of Object.values(map))
    for (const page of chapter) for (const value of page ?? []) if (value !== null) values.push(value);
  return values;
};

/** What stands for a thing that is no more. */
export interface Deleted {
  readonly id: number;
}
