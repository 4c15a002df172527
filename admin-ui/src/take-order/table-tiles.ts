import type { OrderView } from '@sae/domain/ordering';

/** How a table stands: nothing is open there, an order waits to be accepted, or all are being prepared. */
export type TableState = 'free' | 'new' | 'running';

export interface TableTile {
  readonly tableNo: number;
  readonly state: TableState;
}

const COUNTER = 0;

/** The Counter, every table with a code and every one where something is open, by number. */
export const tilesOf = (
  withCode: readonly number[],
  open: readonly Pick<OrderView, 'tableNo' | 'status'>[],
): TableTile[] => {
  const states = new Map<number, TableState>([COUNTER, ...withCode].map((tableNo) => [tableNo, 'free']));
  for (const { tableNo, status } of open)
    if (status === 'live') states.set(tableNo, 'new');
    else if (states.get(tableNo) !== 'new') states.set(tableNo, 'running');
  return [...states].map(([tableNo, state]) => ({ tableNo, state })).sort((a, b) => a.tableNo - b.tableNo);
};
