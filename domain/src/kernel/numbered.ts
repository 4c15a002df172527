/**
 * An immutable map from small, mostly consecutive numbers to values, as plain JSON so that a snapshot can hold it.
 * Values stand in pages of 256, so a change copies two short objects however many values there are.
 */
export type Numbered<V> = Readonly<Record<number, Readonly<Record<number, V>>>>;

const PAGE = 256;
const pageOf = (n: number) => Math.floor(n / PAGE);

export const numbered = <V>(): Numbered<V> => ({});

export const at = <V>(map: Numbered<V>, n: number): V | undefined => map[pageOf(n)]?.[n];

export const put = <V>(map: Numbered<V>, n: number, value: V): Numbered<V> => ({
  ...map,
  [pageOf(n)]: { ...map[pageOf(n)], [n]: value },
});

export const without = <V>(map: Numbered<V>, n: number): Numbered<V> => {
  const page = map[pageOf(n)];
  if (!page || !(n in page)) return map;
  const { [n]: _gone, ...rest } = page;
  if (Object.keys(rest).length > 0) return { ...map, [pageOf(n)]: rest };
  const { [pageOf(n)]: _empty, ...pages } = map;
  return pages;
};

/** All values, by number ascending. */
export const valuesOf = <V>(map: Numbered<V>): V[] => Object.values(map).flatMap((page) => Object.values(page));
