/** A number that says what it counts: what is computed or read is any, but never the one in place of the other. */
type Counted<Unit> = number & { readonly unit?: Unit };

/** An amount in paise (1/100 rupee), always an integer. */
export type Paise = Counted<'paise'>;

/** Rupees with at most two decimals, as the API speaks them. */
export type Rupees = Counted<'rupees'>;

export const toPaise = (rupees: Rupees): Paise => Math.round(rupees * 100);
export const toRupees = (paise: Paise): Rupees => paise / 100;

export const summed = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** What amounts in rupees come to, exactly. */
export const paiseOf = (amounts: readonly Rupees[]): Paise => summed(amounts.map((amount) => toPaise(amount)));

/** `1 order`, `1,01,162 orders`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

const rupeeFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹1,23,456.70`, `−₹42.00`: two decimals, Indian digit grouping. */
export const formatRupees = (rupees: Rupees): string =>
  `${rupees < 0 ? '−' : ''}₹${rupeeFormat.format(Math.abs(rupees))}`;
