import { expect, it } from '@jest/globals';
import { isAt } from './nav.js';
import { DESTINATIONS } from './pages.js';

const marked = (path: string) => DESTINATIONS.filter((place) => isAt(place, path)).map(({ label }) => label);

it('marks the page one is on', () => expect(marked('/menu')).toEqual(['Menu']));
it('keeps Orders marked while an order is taken', () => expect(marked('/take-order')).toEqual(['Orders']));
it('marks nothing elsewhere', () => expect(marked('/menus')).toEqual([]));
