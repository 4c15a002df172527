import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const script = fileURLToPath(new URL('../../embedded/launch/licences.mjs', import.meta.url));
const listed = execFileSync(process.execPath, [script, '--list'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [name: string, licence: string]);

/** They want their words kept, which the images do, and no more. */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Zlib', 'MIT/X11'],
];
/** Looked at one by one. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64': 'LGPL: a library of its own, loaded as the system runs, that whoever likes replaces',
  buffers: 'says nothing; its author’s others are MIT. Comes with the reader of exceljs, which nothing of ours calls',
  'png-js': 'says nothing; its LICENSE is MIT',
};

/** As SPDX writes it: of alternatives one is enough. */
const fits = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => FREE.includes(each)));

describe('The licences of what is shipped', () => {
  it('are those of servers and browsers alike', () => {
    const names = listed.map(([name]) => name.split(' ')[0]);
    expect(names).toEqual(expect.arrayContaining(['@nestjs/core', 'redis', 'react-admin', 'preact']));
    expect(names).not.toContain('jest');
  });

  it('all fit, or were looked at', () => {
    const others = listed.filter(([, licence = '']) => !fits(licence)).map(([name]) => name.split(' ')[0]);
    expect(others).toEqual(Object.keys(LOOKED_AT));
  });
});
