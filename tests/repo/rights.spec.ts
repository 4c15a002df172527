import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import * as people from '@sae/domain/people';
import { RIGHTS_PAGE, rightsPage } from './rights-page.mjs';

/** As the formatter sets tables: wherever spaces stand. */
const unspaced = (page: string): string => page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

it('the page of rights says what the table does: else run "npm run rights"', () => {
  expect(unspaced(readFileSync(RIGHTS_PAGE, 'utf8'))).toBe(unspaced(rightsPage(people)));
});
