/** `npm run api-types`: what is made from the API's own types. With `--check` it only looks whether that is up to date. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';

const ROOT = `${import.meta.dirname}/..`;
const VIEWS = `${ROOT}/api/src/docs/views.generated.ts`;
const CLIENT = `${ROOT}/admin-ui/src/data/api.generated.ts`;
const BY = '// Made by `npm run api-types`.\n';
const onlyLooks = process.argv.includes('--check');

const run = (script, ...args) =>
  execFileSync(process.execPath, [`${ROOT}/${script}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** The types in `views.ts`, as JSON schemas by name. */
const viewSchemas = () => {
  const { definitions } = createGenerator({
    path: `${ROOT}/api/src/docs/views.ts`,
    tsconfig: `${ROOT}/api/tsconfig.json`,
    type: 'Views',
    skipTypeCheck: true,
    jsDoc: 'extended',
    topRef: true,
    encodeRefs: false,
  }).createSchema('Views');
  delete definitions.Views;
  const json = JSON.stringify(definitions).replaceAll('#/definitions/', '#/components/schemas/');
  return `export const views: Readonly<Record<string, object>> = ${json};`;
};

/** The types of the paths, for the UI's client. */
const clientTypes = async () => {
  const document = JSON.parse(run('api/dist/docs/print.js'));
  return astToString(await openapiTS(document, { immutable: true, defaultNonNullable: false, silent: true }));
};

const settle = async (path, content) => {
  const made = await format(BY + content, { ...(await resolveConfig(path)), filepath: path });
  const stands = readFileSync(path, { encoding: 'utf8', flag: 'a+' });
  if (made === stands) return;
  if (onlyLooks) throw new Error(`${path.slice(ROOT.length + 1)} is out of date: run "npm run api-types".`);
  writeFileSync(path, made);
};

try {
  await settle(VIEWS, viewSchemas());
  run('node_modules/typescript/bin/tsc', '-b', 'api');
  await settle(CLIENT, await clientTypes());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
