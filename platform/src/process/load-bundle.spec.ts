import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepCompiled, loadBundle } from './load-bundle.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sae-bundle-'));
  writeFileSync(
    join(dir, 'main.cjs'),
    `const { begun } = require('./part.cjs');
     exports.isSame = require('./part.cjs').begun === begun;
     exports.sep = require('node:path').sep;
     exports.place = __filename;`,
  );
  writeFileSync(join(dir, 'part.cjs'), 'exports.begun = {};');
});
afterEach(() => rmSync(dir, { recursive: true }));

const main = () => join(dir, 'main.cjs');
const loaded = () =>
  loadBundle(pathToFileURL(join(dir, 'main.js')).href) as {
    readonly isSame: boolean;
    readonly sep: string;
    readonly place: string;
  };
const compiled = () => readdirSync(dir).filter((name) => name.endsWith('.compiled'));

describe('A bundle', () => {
  it('has each of its parts once, and what is outside', () => {
    const { isSame, sep, place } = loaded();
    expect([isSame, sep, place]).toEqual([true, '/', main()]);
  });

  it('is what it is, taken back as it was compiled', () => {
    keepCompiled(main());
    expect(compiled()).toHaveLength(1);
    expect(loaded().isSame).toBe(true);
  });

  it('is compiled anew, where V8 does not take back what was kept', () => {
    keepCompiled(main());
    for (const name of compiled()) writeFileSync(join(dir, name), 'not of this V8');
    expect(loaded().isSame).toBe(true);
  });
});
