import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

interface Place {
  readonly file: string;
  readonly instead: string;
}
/** With one place or several. */
type Bug = Place | { readonly places: readonly Place[] };

const LISTS = ['../model/bugs.mjs', './hostile-bugs.mjs', './store/bugs.mjs'];
const root = new URL('../../', import.meta.url);

const isThereOnce = ({ file, instead }: Place): boolean =>
  readFileSync(new URL(file, root), 'utf8').split(instead).length === 2;

// To look for what is planted takes an hour; whether it can be planted is seen at once.
it.each(LISTS)('each bug of %s has its place in what is written today', async (list) => {
  const { BUGS } = (await import(list)) as { readonly BUGS: readonly Bug[] };
  expect(BUGS.length).toBeGreaterThan(4);
  const places = BUGS.flatMap((bug) => ('places' in bug ? bug.places : [bug]));
  expect(places.filter((place) => !isThereOnce(place))).toEqual([]);
});
