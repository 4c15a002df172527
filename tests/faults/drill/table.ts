import type { Row } from './drill.js';

const WIDTHS = [40, 9, 13, 6, 9, 8, 8, 8];
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, n) => (n === 0 ? String(cell).padEnd(WIDTHS[n]!) : String(cell).padStart(WIDTHS[n] ?? 8))).join('');

const seconds = (of: number) => (of === 0 ? '' : of.toFixed(1));

/** A row a fault; what was found follows in words. */
export const table = (rows: readonly Row[]): string => {
  const head = line(['fault', 'injected', 'acknowledged', 'lost', 'doubled', 'untrue', 'right s', 'jobs s']);
  const told = rows.map(({ name, why, acknowledged, lost, doubled, untrue, right, jobs }) =>
    why
      ? `${line([name, 'no'])}  ${why}`
      : line([name, 'yes', acknowledged, lost.length, doubled.length, untrue.length, seconds(right), seconds(jobs)]),
  );
  const sum = (of: 'lost' | 'doubled' | 'untrue') => rows.reduce((total, row) => total + row[of].length, 0);
  const acknowledged = rows.reduce((total, row) => total + row.acknowledged, 0);
  const wrong = rows.flatMap(({ name, lost, doubled, untrue }) =>
    [...lost, ...doubled, ...untrue].map((one) => `${name}: ${one}`),
  );
  return [
    ...['', head, ...told],
    line(['all', '', acknowledged, sum('lost'), sum('doubled'), sum('untrue')]),
    ...wrong.slice(0, 40),
  ].join('\n');
};
