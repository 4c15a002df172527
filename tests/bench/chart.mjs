import { KINDS, dayOf, howOf, nameOf, rateOf, share, standingOf } from './told.mjs';

const WIDTH = 920;
const PAD = 28;
const BARS_AT = 316;
const BARS_WIDTH = 340;
const ROW = 28;
const BAR = 16;
const GROUP_GAP = 52;
const HEAD = 96;
const FOOT = 80;
/** Right edges of the numbers. */
const COLUMNS = [WIDTH - PAD - 154, WIDTH - PAD - 66, WIDTH - PAD];
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** On a sheet of its own, so that it can be read on whatever page it stands. */
const STYLE = `
  svg { --sheet: #ffffff; --edge: #d8dee4; --ink: #1f2328; --soft: #59636e; --grid: #e6eaee;
        --bare: #9aa4af; --product: #c2410c; --instead: #4973a8; }
  @media (prefers-color-scheme: dark) {
    svg { --sheet: #151b23; --edge: #30363d; --ink: #f0f6fc; --soft: #9198a1; --grid: #262d36;
          --bare: #6e7781; --product: #f08c4a; --instead: #7aa5d8; }
  }
  text { font: 13px system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; fill: var(--ink); }
  .title { font-size: 18px; font-weight: 600; }
  .call { font-size: 14px; font-weight: 600; }
  .soft, .axis { fill: var(--soft); }
  .soft { font-size: 12px; }
  .axis { font-size: 11px; text-anchor: middle; }
  .number { font-variant-numeric: tabular-nums; text-anchor: end; }
  .product-name { font-weight: 600; }
  .grid { stroke: var(--grid); }
  .aim { stroke: var(--ink); stroke-width: 2; }
  .bare { fill: var(--bare); } .product { fill: var(--product); } .instead { fill: var(--instead); }`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x, y, said, kind = '') => `<text x="${x}" y="${y}"${kind && ` class="${kind}"`}>${escaped(said)}</text>`;
const upright = (x, from, to, kind) => `<line x1="${x}" x2="${x}" y1="${from}" y2="${to}" class="${kind}"/>`;

const at = (ratio, most) => BARS_AT + (ratio / most) * BARS_WIDTH;

const bar = (row, y, most) => [
  text(PAD, y + ROW / 2 + 4, nameOf(row), row.who === 'product' ? 'product-name' : ''),
  `<rect x="${BARS_AT}" y="${y + (ROW - BAR) / 2}" width="${Math.max(1, at(row.ofBare, most) - BARS_AT).toFixed(1)}" height="${BAR}" rx="2" class="${row.who}"/>`,
  ...(row.aim ? [upright(at(row.aim, most).toFixed(1), y + 3, y + ROW - 3, 'aim')] : []),
  ...[share(row.ofBare), share(row.ofInstead), rateOf(row)].map((said, n) =>
    text(COLUMNS[n], y + ROW / 2 + 4, said, 'number'),
  ),
];

const group = (rows, top, most) => {
  const bottom = top + rows.length * ROW;
  const ticks = TICKS.filter((tick) => tick <= most);
  return [
    text(PAD, top - 12, KINDS[rows[0].kind], 'call'),
    ...ticks.flatMap((tick) => [
      upright(at(tick, most), top - 2, bottom + 2, 'grid'),
      text(at(tick, most), top - 12, String(tick), 'axis'),
    ]),
    ...['of bare', 'of TypeORM', 'a second'].map((said, n) => text(COLUMNS[n], top - 12, said, 'soft number')),
    ...rows.flatMap((row, n) => bar(row, top + n * ROW, most)),
  ];
};

/** Each call's bars, as long as its share of what the bare server answers, with the product's aims as strokes. */
export const chart = (measured) => {
  const groups = Object.keys(KINDS).map((kind) => measured.rows.filter((row) => row.kind === kind));
  const most = Math.max(1, ...measured.rows.map(({ ofBare }) => ofBare));
  const tops = groups.map(
    (_, n) => HEAD + groups.slice(0, n).reduce((sum, { length }) => sum + length * ROW + GROUP_GAP, 0),
  );
  const end = tops.at(-1) + groups.at(-1).length * ROW;
  const [how, where] = howOf(measured);
  const feet = [`${dayOf(measured)}: ${how}`, `${where} A stroke across a bar is SAE’s aim.`, standingOf(measured)];
  const height = end + FOOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">Requests a second beside a bare NestJS server, ${dayOf(measured)}</title>
<style>${STYLE}
</style>
${[
  `<rect x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8" style="fill: var(--sheet); stroke: var(--edge)"/>`,
  text(PAD, 38, 'Requests a second beside a bare NestJS server', 'title'),
  ...groups.flatMap((rows, n) => group(rows, tops[n], most)),
  ...feet.map((said, n) => text(PAD, end + 30 + n * 18, said, 'soft')),
].join('\n')}
</svg>
`;
};
