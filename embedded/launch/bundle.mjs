import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, Stop } from './command.mjs';

/** The processes that serve, each with what it is entered by; so are what tests begin an api of their own with, and the tools. */
const ENTRIES = {
  api: {
    main: 'api/dist/main.js',
    'start-api': 'api/dist/start-api.js',
    clock: 'api/dist/kernel/clock.js',
    configuration: 'api/dist/kernel/configuration.js',
    process: 'platform/dist/process/index.js',
    'sheet-process': 'api/dist/menu/sheet-process.js',
    rekey: 'api/dist/rekey/main.js',
  },
  projections: {
    main: 'projections/dist/main.js',
    rebuild: 'projections/dist/rebuild.js',
    verify: 'projections/dist/verify.js',
  },
  workers: { main: 'workers/dist/main.js' },
  embedded: {
    'event-store': 'embedded/dist/event-store/main.js',
    mailbox: 'embedded/dist/mailbox/main.js',
    repair: 'embedded/dist/event-store/repair.js',
    backup: 'embedded/dist/backup/backup.js',
    restore: 'embedded/dist/backup/restore.js',
  },
};

/** What has a binary, finds its own files, or is only sometimes asked for; and what Nest would ask for if it were there. */
const OUTSIDE = [
  /^(sharp|libsql|@node-rs\/argon2|@css-inline\/css-inline|pino|pino-pretty|swagger-ui-dist|@fastify\/static)(\/|$)/,
  /^@bull-board\//,
  /^(@nestjs\/microservices|@nestjs\/platform-express|@fastify\/view)(\/|$)/,
];

/** A module of ours that looks for a file beside itself finds it from the bundle too. */
const whereItWas = (folder) => ({
  name: 'where-it-was',
  transform: {
    filter: { id: { include: /\/dist\/.*\.js$/, exclude: /\/node_modules\// }, code: 'import.meta.url' },
    handler: (code, id) => {
      const path = JSON.stringify(relative(folder, id));
      return code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`);
    },
  },
});

/** What would be read at every start, though nobody ever asks it for anything, and what stands in its place. */
const UNASKED = [
  // Looks at a mail in a browser, which the mailer offers its developers: a tenth of the workers' code.
  [/\/node_modules\/preview-email\//, 'module.exports = undefined;'],
  // What is wrong, in sixty languages.
  [/\/node_modules\/zod\/v4\/locales\/index\.js$/, 'export {};'],
];

const withoutUnasked = {
  name: 'without-unasked',
  load: {
    filter: { id: UNASKED.map(([path]) => path) },
    handler: (id) => UNASKED.find(([path]) => path.test(id))?.[1],
  },
};

/** What is longer is no mere entry. */
const OF_MODULES = 100_000;
const WRAPPER = /(__(?:commonJS|esm)Min\(\()\(([\w$, ]*)\) => \{/g;
/** Each module stands behind its path. */
const MODULES = /^(?=\/\/ \S+\.(?:[cm]?js|json)$)/m;
const PACKAGE = /^\/\/ \S*node_modules\/\S+/;
const SMALLER = { module: true, compress: false, mangle: { toplevel: false, keepNames: true } };

/**
 * Half of a start is V8 that reads. A function in brackets it compiles while it reads it, an arrow function (up to Node 20)
 * when it is called, having read it twice; and of packages it reads what nobody else does: blanks, comments, long names.
 * Our own lines stay as they are, for the stack of an error, but for groups of properties.
 */
const quickToRead = (minify, flattened) => ({
  name: 'quick-to-read',
  renderChunk: (code) => {
    // As rolldown writes them today: written otherwise they would all be left as they are, and nobody would know.
    if (code.length > OF_MODULES && !MODULES.test(code))
      throw new Stop('rolldown no longer names the modules of a chunk');
    return code
      .replace(WRAPPER, '$1function ($2) {')
      .split(MODULES)
      .map((module) => {
        const [path] = PACKAGE.exec(module) ?? [];
        if (!path) return flattened('ours.js', module);
        const { code: smaller, errors } = minify(path, module, SMALLER);
        if (errors.length > 0) throw new Stop(`${path} cannot be made smaller: ${errors[0].message}`);
        return `${path}\n${smaller}\n`;
      })
      .join('');
  },
});

const LOADER = `import { loadBundle } from '../../../platform/dist/process/load-bundle.js';
export default loadBundle(import.meta.url);
`;

/** What servers are run with: each its own, in tests (`SHORT_LIVED`), and the stand-ins, tools and sheets. */
const runs = async () => {
  // Made by tsc just now.
  const [{ V8_FLAGS }, { SHEET_FLAGS }] = await Promise.all([
    import('../dist/v8-flags.js'),
    import('../../api/dist/menu/sheet-flags.js'),
  ]);
  return [
    ...Object.entries(V8_FLAGS).map(([name, flags]) => ({ flags, names: [name] })),
    { flags: ['--no-opt'], names: ['api', 'projections', 'workers', 'embedded'] },
    { flags: [], names: ['embedded', 'projections'] },
    { flags: [], names: ['api'], entry: 'rekey' },
    { flags: SHEET_FLAGS, names: ['api'], entry: 'sheet-process' },
  ];
};

/** The files of a bundle; of an entry, what it asks for, be it only sometimes. */
const filesOf = (bundle, entry) => {
  const chunks = new Map(bundle.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(entry ? [`${entry}.cjs`] : chunks.keys());
  // It grows meanwhile.
  for (const file of files) {
    const { imports, dynamicImports } = chunks.get(file);
    for (const asked of [...imports, ...dynamicImports]) if (chunks.has(asked)) files.add(asked);
  }
  return [...files];
};

/** A process with those flags compiles the bundles, and keeps what came of it beside them. */
const keepCompiled = async ({ flags, names, entry }, bundles) => {
  const files = names.flatMap((name) =>
    filesOf(bundles[name], entry).map((file) => `${ROOT}${name}/dist/bundled/${file}`),
  );
  await promisify(execFile)(process.execPath, [...flags, `${ROOT}platform/dist/process/keep-compiled.js`, ...files]);
};

/** Packs what tsc made of each process with its packages: one file is read at a start instead of some thousand. */
export const bundleServers = async () => {
  // Only now: a fresh clone has no packages when this file is read.
  const [{ build }, { minifySync }, { flattened }] = await Promise.all([
    import('rolldown'),
    import('rolldown/utils'),
    import('./flatten.mjs'),
  ]);
  const bundles = {};
  for (const [name, entries] of Object.entries(ENTRIES)) {
    const folder = `${ROOT}${name}/dist/bundled`;
    const { output } = await build({
      input: Object.fromEntries(Object.entries(entries).map(([entry, path]) => [entry, `${ROOT}${path}`])),
      platform: 'node',
      external: OUTSIDE,
      // Decorators are effects that it does not see.
      treeshake: false,
      // Bluebird's, which is never reached.
      checks: { eval: false },
      onLog: (_, { message }) => {
        throw new Stop(`The ${name} cannot be bundled: ${message}`);
      },
      plugins: [withoutUnasked, whereItWas(folder), quickToRead(minifySync, flattened)],
      output: {
        dir: folder,
        // Only of scripts V8 gives away what it made of them.
        format: 'cjs',
        // In what it takes back V8 knows no import any more; what stands outside is required, modules too.
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        cleanDir: true,
        // Nest and the log say classes by their names.
        keepNames: true,
        // reflect-metadata and its like come first, as they are imported.
        strictExecutionOrder: true,
        chunkFileNames: '[name]-[hash].cjs',
      },
    });
    bundles[name] = output;
    for (const entry of Object.keys(entries)) writeFileSync(`${folder}/${entry}.js`, LOADER);
  }
  await Promise.all((await runs()).map((run) => keepCompiled(run, bundles)));
};
