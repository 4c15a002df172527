/** What was measured, in words and columns. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const dayOf = ({ day }) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
};

export const KINDS = {
  questions: 'GET /orders/live',
  commands: 'POST /orders/admin',
  alone: 'POST /orders/admin, one client',
};

const BARE = {
  questions: 'bare NestJS on Fastify, one Redis read',
  commands: 'bare NestJS on Fastify, stores nothing',
  alone: 'bare NestJS on Fastify, stores nothing',
};
const WHO = { product: 'SAE', instead: 'TypeORM and PostgreSQL' };

const whose = (restaurants) => (restaurants === 1 ? 'one restaurant' : `${restaurants} restaurants`);

export const nameOf = ({ kind, who, restaurants }) =>
  who === 'bare' ? BARE[kind] : `${WHO[who]}, ${whose(restaurants)}`;

export const rateOf = ({ perSecond }) => Math.round(perSecond).toLocaleString('en-IN');

/** Digits that say something, however small or large it is. */
export const share = (ratio) => {
  if (ratio === undefined) return '';
  if (ratio >= 10) return ratio.toFixed(1);
  return ratio.toFixed(ratio < 0.1 ? 3 : 2);
};

const withNeighbours = ({ loadBefore, cores }) => {
  const load = loadBefore.toFixed(1);
  return loadBefore > cores / 4 ? `with other work on them (load ${load})` : `with nothing else at work (load ${load})`;
};

export const howOf = ({ settings: { rounds, seconds, connections }, machine }) => [
  `${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${seconds} s by turns, medians, ${connections} connections or one; ` +
    `Node ${machine.node}${machine.postgres ? `, PostgreSQL ${machine.postgres}` : ''}.`,
  `${machine.cores} cores, the load generator’s too, ${withNeighbours(machine)}.`,
];

const ofInstead = (mb) => (mb === undefined ? '' : `; TypeORM and PostgreSQL ${Math.round(mb)} MB`);

export const standingOf = ({ startMs, memoryMb, memoryOfInsteadMb, limits }) =>
  `Start to ready ${(startMs / 1_000).toFixed(1)} s (limit ${limits.startMs / 1_000} s), memory at rest ` +
  `${Math.round(memoryMb)} MB (limit ${limits.memoryMb} MB)${ofInstead(memoryOfInsteadMb)}.`;

const HEADS = ['req/s', 'p50', 'p99', 'of bare', 'aim', 'of TypeORM'];

const cellsOf = (row) => [
  ...[rateOf(row), `${row.p50} ms`, `${row.p99} ms`],
  ...[share(row.ofBare), share(row.aim), share(row.ofInstead)],
];

const shortage = ({ rows }) =>
  rows.filter(({ failed }) => failed > 0).map((row) => `${nameOf(row)}: ${row.failed} failed`);

/** For a terminal. */
export const table = (measured) => {
  const line = ([first, ...cells]) => first.padEnd(44) + cells.map((cell) => cell.padStart(12)).join('');
  const groups = Object.entries(KINDS).flatMap(([kind, call]) => [
    '',
    line([call, ...HEADS]),
    ...measured.rows.filter((row) => row.kind === kind).map((row) => line([`  ${nameOf(row)}`, ...cellsOf(row)])),
  ]);
  const memory = measured.memory.map(({ name, mb }) => line([`  ${name}`, `${Math.round(mb)} MB`]));
  return [
    `${dayOf(measured)}: ${howOf(measured).join(' ')}`,
    ...groups,
    '',
    standingOf(measured),
    ...memory,
    ...shortage(measured),
  ].join('\n');
};

/** For a page, laid out as the formatter would. */
export const markdownTable = (measured) => {
  const rows = Object.entries(KINDS).flatMap(([kind, call]) => [
    [`**${call}**`, ...HEADS.map(() => '')],
    ...measured.rows.filter((row) => row.kind === kind).map((row) => [nameOf(row), ...cellsOf(row)]),
  ]);
  const all = [[dayOf(measured), ...HEADS], ...rows];
  const widths = all[0].map((_, column) => Math.max(3, ...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(all[0]), rule, ...rows.map(line)].join('\n');
};
