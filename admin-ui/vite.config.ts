import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { packed } from './packed.js';

const api = process.env.API_URL ?? 'http://localhost:3000';

/** While developing, what a table's code opens is served from here too, with React itself; `vite.guest.config.ts` builds it. */
const guests: Plugin = {
  name: 'guests',
  apply: 'serve',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _, next) => {
      if (request.url?.startsWith('/app/t/')) request.url = '/app/guest.html';
      next();
    }),
};

// Vite's own transform takes decorators and their metadata from tsconfig, so the domain's DTO classes work as they are.
export default defineConfig({
  base: '/app/',
  plugins: [react(), guests, packed],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: { 'react-router-dom': fileURLToPath(new URL('src/shell/react-admins-router.ts', import.meta.url)) },
  },
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
