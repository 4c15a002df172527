/** Node's module hooks: sources are read as they are written, the workspaces' own too. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { flattened } from '../../embedded/launch/flatten.mjs';

/** A source says `.js` of its neighbour, for that is what runs once it is compiled. */
const written = (specifier) => [specifier, specifier.replace(/\.js$/, '.ts'), specifier.replace(/\.js$/, '.tsx')];

/** What stands around the pages of a spec is made for it anew, with its hooks: the runner marks each spec with a query. */
const A_PAGES = /\/admin-ui\/(src\/.*\/)?testing\/[^?]*$/;

const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;
const STYLES = new URL('../../admin-ui/testing/styled-engine.ts', import.meta.url).href;

export const resolve = async (specifier, context, next) => {
  if (specifier === '@mui/styled-engine') return { url: STYLES, shortCircuit: true };
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const from = { ...context, conditions: ['source', ...context.conditions] };
  if (!specifier.startsWith('.')) return next(specifier, from);
  const [as, ts, tsx] = written(specifier);
  const found = await next(as, from).catch((error) =>
    as === ts ? Promise.reject(error) : next(ts, from).catch(() => next(tsx, from)),
  );
  return A_PAGES.test(found.url) ? { ...found, url: found.url + new URL(context.parentURL).search } : found;
};

export const load = async (url, context, next) => {
  const { protocol, pathname } = new URL(url);
  // No spec looks at what jsdom does not draw.
  if (pathname.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (protocol !== 'file:' || !/\.tsx?$/.test(pathname)) return next(url, context);
  const filename = fileURLToPath(url);
  const source = flattened(filename, await readFile(filename, 'utf8'));
  const { code } = await transform(source, { filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
};
