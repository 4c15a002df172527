import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** What shrinks is packed once, here and as well as it can be (brotli's default is its best): the api hands it out as it is. */
export const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(html|js|css|svg)$/.test(name));
    for (const file of files.map((name) => join(dir, name)))
      for (const [ending, pack] of Object.entries(PACKINGS))
        await writeFile(`${file}.${ending}`, await pack(await readFile(file)));
  },
};
