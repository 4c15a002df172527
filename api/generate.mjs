/** `npm run api-types`: the schemas of the API's answers, from their types. With `--check` it only looks whether they are up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { createGenerator } from 'ts-json-schema-generator';

const ROOT = `${import.meta.dirname}/..`;
const MADE = 'api/src/docs/views.generated.ts';

/** The types in `views.ts`, as JSON schemas by name. */
const viewSchemas = () => {
  const { definitions } = createGenerator({
    path: `${ROOT}/api/src/answers/views.ts`,
    tsconfig: `${ROOT}/api/tsconfig.json`,
    type: 'Views',
    skipTypeCheck: true,
    jsDoc: 'extended',
    topRef: true,
    encodeRefs: false,
  }).createSchema('Views');
  delete definitions.Views;
  const json = JSON.stringify(definitions).replaceAll('#/definitions/', '#/components/schemas/');
  return `// Made by \`npm run api-types\`.\nexport const views: Readonly<Record<string, object>> = ${json};`;
};

const path = `${ROOT}/${MADE}`;
const { code: made } = await format(path, viewSchemas(), JSON.parse(readFileSync(`${ROOT}/.oxfmtrc.json`, 'utf8')));
const stands = readFileSync(path, { encoding: 'utf8', flag: 'a+' });
if (made !== stands && process.argv.includes('--check')) {
  process.stderr.write(`${MADE} is out of date: run "npm run api-types".\n`);
  process.exitCode = 1;
} else if (made !== stands) writeFileSync(path, made);
