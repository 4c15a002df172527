import { TENDER_KINDS, TENDER_NAMES, type PaidBy, type TenderKind } from './paid.js';
import { summed, type Paise } from '../kernel/index.js';

/** How money came; `unsaid` where a bill was marked paid alone. */
export const MONEY_KINDS = [...TENDER_KINDS, 'unsaid'] as const;
export type MoneyKind = TenderKind | 'unsaid';
export const MONEY_NAMES: Readonly<Record<MoneyKind, string>> = { ...TENDER_NAMES, unsaid: 'Not said' };

/** Money by how it came, and tips apart; what went back is less than nothing. */
export interface Takings {
  readonly by: Readonly<Partial<Record<MoneyKind, Paise>>>;
  readonly tips: PaidBy;
}

export const NO_TAKINGS: Takings = { by: {}, tips: {} };

export const isNothing = ({ by, tips }: Takings): boolean =>
  Object.keys(by).length === 0 && Object.keys(tips).length === 0;

const added = <K extends MoneyKind>(
  kinds: readonly K[],
  one: Readonly<Partial<Record<K, Paise>>>,
  other: Readonly<Partial<Record<K, Paise>>>,
  sign: 1 | -1,
): Partial<Record<K, Paise>> =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const sum = (one[kind] ?? 0) + sign * (other[kind] ?? 0);
      return sum === 0 ? [] : [[kind, sum]];
    }),
  ) as Partial<Record<K, Paise>>;

/** Together; of what comes to nothing nothing is said. */
export const takenTogether = (one: Takings, other: Takings, sign: 1 | -1 = 1): Takings => ({
  by: added(MONEY_KINDS, one.by, other.by, sign),
  tips: added(TENDER_KINDS, one.tips, other.tips, sign),
});

export const sumOfKinds = (by: Readonly<Partial<Record<MoneyKind, Paise>>>): Paise =>
  summed(MONEY_KINDS.map((kind) => by[kind] ?? 0));
