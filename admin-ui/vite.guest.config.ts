import { defineConfig, type Plugin } from 'vite';
import { packed } from './packed.js';

/** The styles travel in the page: what a guest sees first waits for one answer, not for two. */
const stylesInside: Plugin = {
  name: 'styles-inside',
  apply: 'build',
  enforce: 'post',
  generateBundle: (_, bundle) => {
    for (const page of Object.values(bundle)) {
      if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
      page.source = String(page.source).replace(
        /<link rel="stylesheet"[^>]*href="\/app\/([^"]+)"[^>]*>/g,
        (_tag, name: string) => {
          const styles = bundle[name];
          if (styles?.type !== 'asset') throw new Error(`There are no styles ${name}`);
          delete bundle[name];
          return `<style>${String(styles.source).trim()}</style>`;
        },
      );
    }
  },
};

// What a table's code opens: written in React as all of the UI, built with Preact in its place (decision 25). After the
// staff's build, into the same folder.
export default defineConfig({
  base: '/app/',
  plugins: [stylesInside, packed],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: [
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: ['es2022', 'safari15.4'],
    modulePreload: false,
    rolldownOptions: { input: 'guest.html' },
  },
});
