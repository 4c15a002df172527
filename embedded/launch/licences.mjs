/** `npm run licences`: a line for every package that the images hold, and then the words of each one's licence. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './command.mjs';

/** What the servers run with, and what browsers get. */
const SHIPPED = ['api', 'projections', 'workers', 'admin-ui'];
const WORDS = /^(licen[cs]e|copying|notice)/i;

const { values } = parseArgs({ options: { list: { type: 'boolean' } } });

const of = SHIPPED.flatMap((name) => ['--workspace', name]);
const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', ...of], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const whereIs = ({ properties }) => properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? '';
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(' AND ');
const packages = JSON.parse(sbom)
  .components.filter((one) => whereIs(one).includes('node_modules/'))
  .map((one) => ({ name: `${one.name} ${one.version}`, licence: licenceOf(one), path: join(ROOT, whereIs(one)) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const words = ({ path }) =>
  (existsSync(path) ? readdirSync(path) : [])
    .filter((file) => WORDS.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8').trim());

const lines = packages.map(({ name, licence }) => `${name}\t${licence}`);
const texts = packages.map((one) => [`\n──── ${one.name} ────`, ...words(one)].join('\n\n'));
process.stdout.write([...lines, ...(values.list ? [] : texts), ''].join('\n'));
