/** Money by how it came; `unsaid` where a bill was marked paid alone. */
export interface Pot {
  cash: number;
  upi: number;
  card: number;
  other: number;
  unsaid: number;
}
export type Money = keyof Pot;
export type Tendered = Exclude<Money, 'unsaid'>;

export const MONEY: readonly Money[] = ['cash', 'upi', 'card', 'other', 'unsaid'];
export const TENDERED: readonly Tendered[] = ['cash', 'upi', 'card', 'other'];

export const emptyPot = (): Pot => ({ cash: 0, upi: 0, card: 0, other: 0, unsaid: 0 });
export const inPot = (pot: Pot): number => MONEY.reduce((sum, kind) => sum + pot[kind], 0);

/** All that is in one goes into the other. */
export const pour = (from: Pot, into: Pot): void => {
  for (const kind of MONEY) {
    into[kind] += from[kind];
    from[kind] = 0;
  }
};

/** So much of it at most: cash goes last, for it is the easiest to give back. */
export const takeUpTo = (from: Pot, most: number): Pot => {
  const taken = emptyPot();
  for (const kind of ['card', 'upi', 'other', 'unsaid', 'cash'] as const) {
    const part = Math.min(from[kind], most - inPot(taken));
    taken[kind] = part;
    from[kind] -= part;
  }
  return taken;
};
