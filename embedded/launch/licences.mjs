/** `npm run licences`: a line for every package that the images hold, and then the words of each one's licence. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './command.mjs';

/** What the servers run with, and what browsers get. */
const SHIPPED = ['api', 'projections', 'workers', 'admin-ui'];
const WORDS = /^(licen[cs]e|copying|notice)/i;

const { values } = parseArgs({ options: { list: { type: 'boolean' } } });

const of = SHIPPED.flatMap((name) => ['--workspace', name]);
const shipped = execFileSync('npm', ['ls', '--all', '--parseable', '--omit', 'dev', ...of], {
  cwd: ROOT,
  encoding: 'utf8',
});
const isOthers = (path) => path.includes('/node_modules/') && !path.includes('/node_modules/@sae/');
const paths = shipped.trim().split('\n').filter(isOthers);
const licenceOf = ({ license, licenses = [] }) =>
  license?.type ?? license ?? licenses.map(({ type }) => type).join(' OR ');
const every = paths.map((path) => {
  const about = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  return { path, name: `${about.name} ${about.version}`, licence: licenceOf(about) };
});
/** Some are there more than once. */
const packages = [...new Map(every.map((one) => [one.name, one])).values()].sort((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

const words = ({ path }) =>
  readdirSync(path)
    .filter((file) => WORDS.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8').trim());

const lines = packages.map(({ name, licence }) => `${name}\t${licence}`);
const texts = packages.map((one) => [`\n──── ${one.name} ────`, ...words(one)].join('\n\n'));
process.stdout.write([...lines, ...(values.list ? [] : texts), ''].join('\n'));
