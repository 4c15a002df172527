/** `npm run faults`: every fault on every part, and what it costs those who are served. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `npm run faults -- [--seed 7] [--only api/killed,redis] [--long] [--soak 60] [--json FILE]

Starts the whole product, two of each of its processes, every part in a network namespace of its own; lets restaurants work
while a fault befalls a part; measures until every node answers rightly again, and until a mail and an export asked for then
are there; and compares what was acknowledged with log, lists, bills, day sheet, figures, export, sockets and mails. Then ends
the api, the projections and the workers before one message after another of twelve flows. Takes some twenty minutes.

Wants Linux with unshare, iproute2, nftables, strace and prlimit: what it cannot inject it says, with the reason.
Ends with 1 when anything was lost, doubled or answered untruly.

  --seed   where chance begins: the same seed tells the same again
  --only   rows, as parts of part/fault or of points/flow, with commas between them
  --long   each fault three times, for 20 s instead of 4, and every message of every flow instead of some: some hours
  --soak   instead of all that: three restaurants at work for so many minutes, 50 to 150 commands a second, and in each minute
           one process killed; in the end all is compared, and what each part holds with what it held at the beginning
  --json   writes the rows to a file, too
  --help   this text`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    long: { type: 'boolean', default: false },
    soak: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const HERE = fileURLToPath(import.meta.url);
const say = (sentence) => process.stderr.write(`${sentence}\n`);
/** Says and keeps what came of it, and ends. */
const conclude = (rows, isWell = true) => {
  console.log(table(rows));
  if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 2));
  const wrong = rows.some(({ lost, doubled, untrue }) => lost.length + doubled.length + untrue.length > 0);
  process.exit(wrong || rows.length === 0 || !isWell ? 1 : 0);
};
register('../support/typescript.mjs', import.meta.url);
const { table } = await import('./drill/table.ts');

if (values.soak) {
  const [{ soak }, { growthTable }] = await Promise.all([import('./drill/soak.ts'), import('./drill/growth.ts')]);
  const { rows, held } = await soak({ seed: Number(values.seed), minutes: Number(values.soak), say });
  console.log(growthTable(held));
  conclude(
    rows,
    held.every(({ isBeyond }) => !isBeyond),
  );
}

const INSIDE = 'SAE_FAULTS_INSIDE';
const SURROUNDINGS = ['--mount', '--net', '--map-root-user'];
/** Namespaces of its own, so that nothing is left of what it does to the machine. */
const canUnshare = () =>
  spawnSync('unshare', [...SURROUNDINGS, 'ip', 'link', 'add', 'hub', 'type', 'bridge']).status === 0;
if (process.env[INSIDE] === undefined) {
  const isAble = canUnshare();
  const words = [process.execPath, '--no-warnings', HERE, ...process.argv.slice(2)];
  const [command, ...args] = isAble ? ['unshare', ...SURROUNDINGS, ...words] : words;
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: isAble ? '1' : '0' },
  });
  process.exit(status ?? 1);
}

const [{ drill }, { namespaces, loopback }, { crashPoints }] = await Promise.all([
  import('./drill/drill.ts'),
  import('./drill/network.ts'),
  import('./drill/crash-points.ts'),
]);
const NO_NAMESPACES = 'there are no network namespaces for us: unshare or ip is missing, or forbidden';
const network = process.env[INSIDE] === '1' ? namespaces() : loopback(NO_NAMESPACES);
const given = { seed: Number(values.seed), only: values.only, isLong: values.long, say };
conclude([...(await drill({ ...given, network })), ...(await crashPoints(given))]);
