/**
 * An immutable map from small, mostly consecutive numbers to values, as plain JSON so that a snapshot can hold it.
 * Values stand in pages of 32 and the pages in chapters of 32, so a change copies three short objects, and the copying
 * grows by one entry in a thousand values.
 */
export type Numbered<V> = Readonly<Record<number, Chapter<V>>>;
type Page<V> = Readonly<Record<number, V>>;
type Chapter<V> = Readonly<Record<number, Page<V>>>;

const PAGE = 32;
const CHAPTER = PAGE * 32;
const pageOf = (n: number) => Math.floor(n / PAGE);
const chapterOf = (n: number) => Math.floor(n / CHAPTER);

const isEmpty = (part: object): boolean => {
  for (const _ in part) return false;
  return true;
};

/** A copy of one level with another part in this place, or without it. */
const withPart = <P extends object>(whole: Readonly<Record<number, P>>, place: number, part: P) => {
  if (!isEmpty(part)) return { ...whole, [place]: part };
  const { [place]: _empty, ...rest } = whole;
  return rest;
};

export const numbered = <V>(): Numbered<V> => ({});

export const entryOf = <V>(map: Numbered<V>, n: number): V | undefined => map[chapterOf(n)]?.[pageOf(n)]?.[n];

export const withEntry = <V>(map: Numbered<V>, n: number, value: V): Numbered<V> => {
  const chapter = map[chapterOf(n)];
  return { ...map, [chapterOf(n)]: { ...chapter, [pageOf(n)]: { ...chapter?.[pageOf(n)], [n]: value } } };
};

export const withoutEntry = <V>(map: Numbered<V>, n: number): Numbered<V> => {
  const chapter = map[chapterOf(n)];
  const page = chapter?.[pageOf(n)];
  if (!chapter || !page || !(n in page)) return map;
  const { [n]: _gone, ...rest } = page;
  return withPart(map, chapterOf(n), withPart(chapter, pageOf(n), rest));
};

/** All values, by number ascending. */
export const valuesOf = <V>(map: Numbered<V>): V[] =>
  Object.values(map).flatMap((chapter) => Object.values(chapter).flatMap((page) => Object.values(page)));

/** What stands for a thing that is no more. */
export interface Deleted {
  readonly id: number;
}
