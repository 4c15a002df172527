import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chart } from './chart.mjs';
import { howOf, markdownTable, standingOf } from './told.mjs';

const file = (name) => fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
const PAGE = file('performance.md');
const CHART = 'performance.svg';
const [FROM, TO] = ['<!-- written by npm run bench, from here -->', '<!-- to here -->'];

const block = (measured) => `${FROM}

![Requests a second beside a bare NestJS server](${CHART})

${markdownTable(measured)}

${[...howOf(measured), standingOf(measured)].join('\n')}

`;

/** What stands between the two marks of the page, and the chart beside it. */
export const writeDocs = (measured) => {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [FROM, TO].map((mark) => page.indexOf(mark));
  if (from < 0 || to < from) throw new Error('docs/performance.md has lost the marks between which the figures stand');
  writeFileSync(PAGE, page.slice(0, from) + block(measured) + page.slice(to));
  writeFileSync(file(CHART), chart(measured));
};
