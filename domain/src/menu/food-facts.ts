/** What a guest may have to avoid: the fourteen that EU 1169/2011 names, in which those of India's FSSAI are. */
export const ALLERGENS = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soy',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const;
export type Allergen = keyof typeof ALLERGENS;

/** In the order in which they are named. */
export const allergens = Object.keys(ALLERGENS) as Allergen[];

/** Each once, in that order. */
export const allergensInOrder = (some: readonly Allergen[]): readonly Allergen[] =>
  allergens.filter((one) => some.includes(one));

export const allergensText = (some: readonly Allergen[]): string => some.map((one) => ALLERGENS[one]).join(', ');

/** How hot a dish is, from 0. */
export const SPICE_LEVELS = ['Not spicy', 'Mild', 'Medium', 'Hot'] as const;
export const HOTTEST = SPICE_LEVELS.length - 1;
export type Spice = 0 | 1 | 2 | 3;
