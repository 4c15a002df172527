import type { Paise } from '../kernel/index.js';

/** How money comes. */
export const TENDER_KINDS = ['cash', 'upi', 'card', 'other'] as const;
export type TenderKind = (typeof TENDER_KINDS)[number];

export const TENDER_NAMES: Readonly<Record<TenderKind, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  other: 'Other',
};

/** Of each kind so much. */
export type PaidBy = Readonly<Partial<Record<TenderKind, Paise>>>;

/** What counts as paid, and of that, how it came: of what was marked paid alone nobody said. Nothing, where nothing was paid. */
export interface Paid {
  readonly paid?: Paise;
  readonly paidBy?: PaidBy;
}

/** As it is written down: nothing is said of nothing. */
export const paidIn = (paid: Paise, by: PaidBy): Paid => {
  const kinds = TENDER_KINDS.filter((kind) => (by[kind] ?? 0) > 0);
  return {
    ...(paid > 0 ? { paid } : {}),
    ...(kinds.length > 0 ? { paidBy: Object.fromEntries(kinds.map((kind) => [kind, by[kind]])) } : {}),
  };
};

/** What was paid for something, without what it was paid for. */
export const paidAlone = ({ paid = 0, paidBy = {} }: Paid = {}): Paid => paidIn(paid, paidBy);

/** What was paid for, without what was paid for it. */
export const unpaid = <T extends Paid>({ paid: _, paidBy: __, ...what }: T): Omit<T, keyof Paid> => what;

/** As a bill says what was paid before it. */
export const paidBefore = ({ paid = 0, ...how }: Paid): Paid & { readonly paid: Paise } => ({ paid, ...how });

/** What came in one way, or went back the same way when it is less than nothing. */
export const paidMore = ({ paid = 0, paidBy = {} }: Paid, kind: TenderKind, amount: Paise): Paid =>
  paidIn(paid + amount, { ...paidBy, [kind]: (paidBy[kind] ?? 0) + amount });

/** Of which nobody said how it came. */
export const unsaidOf = ({ paid = 0, paidBy = {} }: Paid): Paise =>
  TENDER_KINDS.reduce((rest, kind) => rest - (paidBy[kind] ?? 0), paid);

export const paidTogether = (parts: readonly Paid[]): Paid =>
  parts.reduce<Paid>(
    (sum, part) =>
      paidIn(
        (sum.paid ?? 0) + (part.paid ?? 0),
        Object.fromEntries(TENDER_KINDS.map((kind) => [kind, (sum.paidBy?.[kind] ?? 0) + (part.paidBy?.[kind] ?? 0)])),
      ),
    {},
  );

/** What stays first when not all can: cash is the easiest to give back. */
const STAYS = ['card', 'upi', 'other', 'unsaid', 'cash'] as const;

/** So much of it, and the rest. */
export const paidUpTo = (money: Paid, most: Paise): { readonly kept: Paid; readonly left: Paid } => {
  const parts = { ...money.paidBy, unsaid: unsaidOf(money) };
  const [kept, left]: [Partial<typeof parts>, Partial<typeof parts>] = [{}, {}];
  let room = Math.max(0, most);
  for (const kind of STAYS) {
    const part = parts[kind] ?? 0;
    kept[kind] = Math.min(part, room);
    left[kind] = part - kept[kind];
    room -= kept[kind];
  }
  const sum = (of: typeof kept) => STAYS.reduce((total, kind) => total + (of[kind] ?? 0), 0);
  return { kept: paidIn(sum(kept), kept), left: paidIn(sum(left), left) };
};
