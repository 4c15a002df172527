import { keep, kept } from '../data/kept.js';
import { session } from '../data/session.js';

const keyOf = (billNo: string): string => `equalShares:${session.userId()}:${billNo}`;

/** Remembered in this tab for as long as the bill is being paid: who pays may be asked later, and the dialog opened anew. */
export const keepShares = (billNo: string, shares: number | null): void =>
  void keep(keyOf(billNo), shares === null ? null : String(shares), 'sessionStorage');

/** In how many equal shares a bill is paid. */
export const sharesOf = (billNo: string): number => Number(kept(keyOf(billNo), 'sessionStorage') ?? 1);
