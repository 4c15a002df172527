import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { titlesIn } from './titles.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Row {
  readonly section: string;
  readonly statement: string;
  readonly proofs: readonly string[];
}

const rows: readonly Row[] = readFileSync(`${root}docs/spec-coverage.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [section = '', statement = '', proofs = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return { section, statement, proofs: proofs.split('<br>') };
  });

const known = new Map<string, ReadonlySet<string>>();
const titles = (file: string): ReadonlySet<string> => {
  const found = known.get(file) ?? titlesIn(existsSync(`${root}${file}`) ? readFileSync(`${root}${file}`, 'utf8') : '');
  known.set(file, found);
  return found;
};

/** A proof is a file and the test in it: `path › group › name`. */
const isThere = (proof: string): boolean => {
  const [, file = '', title = ''] = /^`([^`]+?) › ([^`]+)`$/.exec(proof) ?? [];
  return titles(file).has(title);
};

describe('docs/spec-coverage.md', () => {
  it('has rows for every section of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(300);
  });

  it('names for each statement a test that is there', () => {
    const broken = rows.flatMap(({ section, statement, proofs }) =>
      proofs.filter((proof) => !isThere(proof)).map((proof) => ({ section, statement, proof })),
    );
    expect(broken).toEqual([]);
  });
});

describe('The names of tests', () => {
  const source = `
    test('alone', () => {});
    describe('A bill', () => {
      it.each([1, 2])('of %i paise', () => {});
      describe.each\`\`('at \${rate}', () => { it(\`adds \${up}\`, async () => { await test.step('in the end', run); }); });
    });
    const name = 'never'; it(name, () => {}); // it('is a comment')
  `;
  it('stand after their groups, as they are written', () =>
    expect([...titlesIn(source)]).toEqual([
      'alone',
      'A bill › of %i paise',
      'A bill › at ${rate} › adds ${up}',
      'A bill › at ${rate} › adds ${up} › in the end',
    ]));
});
