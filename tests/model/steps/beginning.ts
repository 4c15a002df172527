import type { Dice } from './kind.js';

export interface NamedDish {
  readonly dish: string;
  readonly category: string;
  readonly isVeg: boolean;
  readonly price: number;
  readonly halfPrice: number | null;
  readonly secondName?: string;
  readonly allergens?: readonly string[];
  readonly spice?: number;
}

/** What guests may be told besides; nothing, of most. */
const GUESTS_TOLD = [
  {},
  {},
  { secondName: 'थाली' },
  { secondName: 'દાળ', spice: 0 },
  { allergens: ['milk'], spice: 3 },
];
export const drawnForGuests = (dice: Dice) => dice.among(GUESTS_TOLD);

export const contentOf = ({ dish: name, secondName = '', allergens = [], spice, ...content }: NamedDish) => ({
  ...{ name, ...content, secondName: secondName || null, allergens, spice: spice ?? null },
});
export const dishAsked = ({ dish: name, category, isVeg, price, halfPrice, ...told }: NamedDish) => ({
  ...{ name, category, isVeg, price: price / 100, hasHalf: halfPrice !== null },
  ...(halfPrice === null ? {} : { halfPrice: halfPrice / 100 }),
  ...{ secondName: told.secondName, allergens: told.allergens, spice: told.spice },
});

export const CATEGORIES = ['Mains', 'Breads', 'Drinks'] as const;
/** What every story begins with. */
export const MENU: readonly NamedDish[] = [
  { dish: 'Dal', category: 'Mains', isVeg: true, price: 18_000, halfPrice: 9_950 },
  { dish: 'Naan', category: 'Breads', isVeg: true, price: 4_000, halfPrice: null },
  { dish: 'Soda', category: 'Drinks', isVeg: true, price: 10_000, halfPrice: null },
  { dish: 'Thali', category: 'Mains', isVeg: false, price: 193_033, halfPrice: 99_999 },
  { dish: 'Paan', category: 'Drinks', isVeg: true, price: 7, halfPrice: null },
];

/** A group as the story names it; an option of a name that the group has is that one. */
export interface NamedGroup {
  readonly group: string;
  readonly least: number;
  readonly most: number;
  readonly options: readonly { readonly name: string; readonly price: number }[];
}

/** What every story begins with; two of three cost alike. */
export const SPICE: NamedGroup = {
  ...{ group: 'Choice 1', least: 0, most: 2 },
  options: [
    { name: 'Choice 1 a', price: 0 },
    { name: 'Choice 1 b', price: 500 },
    { name: 'Choice 1 c', price: 500 },
  ],
};
