import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:3000';

const PACKINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** What shrinks is packed once, here and as well as it can be (brotli's default is its best): the api hands it out as it is. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(html|js|css|svg)$/.test(name));
    for (const file of files.map((name) => join(dir, name)))
      for (const [ending, pack] of Object.entries(PACKINGS))
        await writeFile(`${file}.${ending}`, await pack(await readFile(file)));
  },
};

// Vite's own transform takes decorators and their metadata from tsconfig, so the domain's DTO classes work as they are.
export default defineConfig({
  base: '/app/',
  plugins: [react(), packed],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': api, '/socket.io': { target: api, ws: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // What every first visit needs stays together: left to itself each lazy page splits it further, and it packs worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
