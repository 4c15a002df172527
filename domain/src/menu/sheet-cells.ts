import {
  allergens,
  ALLERGENS,
  HOTTEST,
  allergensInOrder,
  SPICE_LEVELS,
  type Allergen,
  type Spice,
} from './food-facts.js';

/** What a cell says, or why that cannot be known. */
export type Read<T> = { readonly is: T } | { readonly wrong: string };

/** So much of a cell is shown. */
const MAX_SHOWN = 60;
export const shownCell = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const wordOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const VEG = ['veg', 'vegetarian', 'pureveg', 'v', 'yes', 'y', 'true'];
const NON_VEG = ['nonveg', 'nonvegetarian', 'nv', 'n', 'no', 'false'];

export const isVegIn = (text: string): Read<boolean> => {
  const word = wordOf(text);
  if (VEG.includes(word)) return { is: true };
  if (NON_VEG.includes(word)) return { is: false };
  return { wrong: `“${shownCell(text)}” is neither Veg nor Non-Veg` };
};

const ENABLED = ['enabled', 'enable', 'available', 'active', 'on', 'yes', 'y', 'true'];
const DISABLED = ['disabled', 'disable', 'unavailable', 'notavailable', 'inactive', 'off', 'no', 'n', 'false'];

export const isEnabledIn = (text: string): Read<boolean> => {
  const word = wordOf(text);
  if (ENABLED.includes(word)) return { is: true };
  if (DISABLED.includes(word)) return { is: false };
  return { wrong: `“${shownCell(text)}” is neither Enabled nor Disabled` };
};

/** As others call them. */
const ALSO_CALLED: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  gluten: ['wheat', 'cereals', 'cerealscontaininggluten'],
  crustaceans: ['crustacean', 'shellfish', 'prawns'],
  eggs: ['egg'],
  peanuts: ['peanut', 'groundnut', 'groundnuts'],
  soy: ['soya', 'soybean', 'soybeans'],
  milk: ['dairy', 'lactose'],
  nuts: ['nut', 'treenuts'],
  sulphites: ['sulphite', 'sulfites', 'sulfite'],
  molluscs: ['mollusc', 'mollusks'],
};

const ALLERGEN_OF = new Map<string, Allergen>(
  allergens.flatMap((one) => [one, ...(ALSO_CALLED[one] ?? [])].map((word) => [word, one] as const)),
);

const NOTHING = /^([-–—]|nil|none|n\.?\/?a\.?)?$/i;

/** `Milk, tree nuts`. */
export const allergensIn = (text: string): Read<readonly Allergen[]> => {
  const words = NOTHING.test(text) ? [] : text.split(/[,;/\n&+]| and /i).filter((word) => word.trim());
  const unknown = words.find((word) => !ALLERGEN_OF.has(wordOf(word)));
  if (unknown !== undefined)
    return { wrong: `“${shownCell(unknown.trim())}” is none of ${Object.values(ALLERGENS).join(', ')}` };
  return { is: allergensInOrder(words.map((word) => ALLERGEN_OF.get(wordOf(word)) as Allergen)) };
};

/** `Medium`, or `2`; nothing said is null. */
export const spiceIn = (text: string): Read<Spice | null> => {
  if (/^[-–—]?$/.test(text)) return { is: null };
  const word = wordOf(text);
  const level = word ? SPICE_LEVELS.findIndex((name) => wordOf(name) === word) : Number(text);
  if (SPICE_LEVELS[level] !== undefined) return { is: level as Spice };
  return { wrong: `“${shownCell(text)}” is none of ${SPICE_LEVELS.join(', ')}, nor a number from 0 to ${HOTTEST}` };
};

/** Nothing, as people write it where a price would be. */
export const isNoPrice = (text: string): boolean => /^([-–—]|0|n\.?\/?a\.?|nil|none)?$/i.test(text);

const CURRENCY = /^(?:₹|rs\.?|inr)|(?:₹|rs\.?|inr|\/-)$/gi;
/** Thousands and lakhs, or thousands and millions. */
const GROUPED = /^\d{1,3}(?:(?:,\d{2})*,\d{3}|(?:,\d{3})+)(?:\.\d+)?$/;
const DECIMAL_COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;
const EITHER = /^\d{1,3}\.\d{3}$/;

/** An amount as it is written in India and elsewhere: `₹ 1,20,000.50`, `Rs. 120/-`, `120,50`. */
export const rupeesIn = (text: string): Read<number> | null => {
  const digits = text.replace(/\s/g, '').replace(CURRENCY, '');
  if (EITHER.test(digits)) {
    const [whole, rest] = digits.split('.');
    return { wrong: `“${shownCell(text)}” may mean ${Number(digits)} or ${whole}${rest}` };
  }
  if (/^-?\d*\.?\d+$/.test(digits)) return { is: Number(digits) };
  if (GROUPED.test(digits)) return { is: Number(digits.replaceAll(',', '')) };
  if (DECIMAL_COMMA.test(digits)) return { is: Number(digits.replaceAll('.', '').replace(',', '.')) };
  return null;
};
