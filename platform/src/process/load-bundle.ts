import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** V8 takes back what it has compiled under the same flags alone. */
const compiledFile = (path: string): string => `${path}${process.execArgv.join('').replaceAll('=', '-')}.compiled`;

const readIfThere = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Compiled, or taken back as it was compiled when it was built. */
const scriptOf = (path: string): Script =>
  new Script(`(function (exports, require, module, __filename, __dirname) {${readFileSync(path, 'utf8')}\n})`, {
    filename: path,
    cachedData: readIfThere(compiledFile(path)),
  });

/** Keeps what V8 makes of a file, for whoever runs it under the flags of this process. */
export const keepCompiled = (path: string): void =>
  writeFileSync(compiledFile(path), scriptOf(path).createCachedData());

const loaded = new Map<string, { exports: unknown }>();

const load = (path: string): unknown => {
  const known = loaded.get(path);
  if (known) return known.exports;
  const module: { exports: unknown } = { exports: {} };
  loaded.set(path, module);
  const outside = createRequire(path);
  const require = Object.assign(
    (name: string): unknown => (name.startsWith('./') ? load(join(dirname(path), name)) : outside(name)),
    outside,
  );
  const run = scriptOf(path).runInThisContext() as (...given: unknown[]) => void;
  run(module.exports, require, module, path, dirname(path));
  return module.exports;
};

/**
 * What the bundle of that entry exports, `url` being that of the file beside it. A third of a start is V8 that reads
 * (docs/decisions/0091-servers-are-bundled.md); what it made of a file when that was built it has at once.
 */
export const loadBundle = (url: string): unknown => load(fileURLToPath(url).replace(/\.js$/, '.cjs'));
