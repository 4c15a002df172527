/** What restaurants here cook, from which menus of any size are written. */
const VEG = [
  ...['Paneer', 'Mushroom', 'Gobi', 'Aloo', 'Soya', 'Mixed Vegetable', 'Malai Kofta', 'Chana', 'Baby Corn', 'Kaju'],
  ...['Bhindi', 'Baingan'],
];
const MEAT = ['Chicken', 'Mutton', 'Fish', 'Prawn', 'Egg', 'Keema', 'Crab', 'Duck'];
const FRUIT = ['Mango', 'Chikoo', 'Sitaphal', 'Strawberry', 'Kesar Pista', 'Rose', 'Litchi', 'Guava', 'Kala Khatta'];

/** Each course is made of everything in its list, in each of its ways. */
const COURSES = [
  {
    ...{ course: 'Main Course', of: [...VEG, ...MEAT], price: 190, hasHalf: true },
    ways: ['Butter Masala', 'Kadai', 'Handi', 'Do Pyaza', 'Lababdar', 'Korma', 'Chettinad', 'Kolhapuri', 'Jalfrezi'],
  },
  {
    ...{ course: 'Tandoor', of: [...VEG, ...MEAT], price: 220, hasHalf: true },
    ways: ['Tikka', 'Malai Tikka', 'Hariyali Tikka', 'Achari Tikka', 'Seekh Kebab'],
  },
  {
    ...{ course: 'Biryani & Rice', of: [...VEG, ...MEAT], price: 240, hasHalf: true },
    ways: ['Dum Biryani', 'Hyderabadi Biryani', 'Lucknowi Biryani', 'Fried Rice'],
  },
  {
    ...{ course: 'Indo-Chinese', of: [...VEG, ...MEAT], price: 180, hasHalf: false },
    ways: ['Manchurian', 'Chilli', 'Schezwan', 'Hakka Noodles', 'Momos'],
  },
  {
    ...{ course: 'Pizza', of: [...VEG, ...MEAT], price: 260, hasHalf: false },
    ways: ['Pizza', 'Tikka Pizza', 'Makhani Pizza'],
  },
  {
    ...{ course: 'South Indian', of: ['Masala', 'Mysore', 'Rava', 'Ghee Roast', 'Podi', 'Onion'], price: 90 },
    ...{ hasHalf: false, ways: ['Dosa', 'Uttapam', 'Idli'] },
  },
  {
    ...{ course: 'Breads', of: ['Butter', 'Garlic', 'Cheese', 'Plain', 'Aloo', 'Pudina', 'Methi'], price: 40 },
    ...{ hasHalf: false, ways: ['Naan', 'Roti', 'Kulcha', 'Paratha'] },
  },
  {
    ...{ course: 'Drinks & Desserts', of: FRUIT, price: 95, hasHalf: false },
    ways: ['Lassi', 'Milkshake', 'Kulfi', 'Falooda', 'Sharbat'],
  },
] as const;

interface RealDish {
  readonly category: string;
  readonly name: string;
  readonly isVeg: boolean;
  readonly price: number;
  readonly halfPrice: number | null;
}

/** A kitchen cooks all of it; a food court has several. */
const KITCHENS = ['Punjab', 'Udupi', 'Awadh', 'Malabar', 'Calcutta', 'Goa'];

const cookedAt = (kitchen: string | null): RealDish[] =>
  COURSES.flatMap(({ course, of, ways, price, hasHalf }, nth) =>
    ways.flatMap((way, w) =>
      of.map((main, n): RealDish => {
        const full = price + 15 * w + 10 * (n % 7) + nth;
        return {
          category: kitchen ? `${kitchen}: ${course}` : course,
          name: way === 'Chilli' || way === 'Schezwan' ? `${way} ${main}` : `${main} ${way}`,
          isVeg: !(MEAT as readonly string[]).includes(main),
          ...{ price: full, halfPrice: hasHalf ? Math.round(full * 0.6) : null },
        };
      }),
    ),
  );

/** A menu of so many dishes: of each course a part, where a kitchen cooks more. */
export const realMenu = (count: number): RealDish[] => {
  const one = cookedAt(null);
  if (count <= one.length) return Array.from({ length: count }, (_, n) => one[Math.floor((n * one.length) / count)]!);
  return KITCHENS.flatMap((kitchen) => cookedAt(kitchen)).slice(0, count);
};

const HEAD = ['Category', 'Name', 'Veg/Non-Veg', 'Full Price', 'Half Price'];

/** As its rows are copied from a spreadsheet. */
export const asRows = (menu: readonly RealDish[]): string =>
  [
    HEAD,
    ...menu.map(({ category, name, isVeg, price, halfPrice }) => [
      ...[category, name, isVeg ? 'Veg' : 'Non-Veg', `₹ ${price}`, halfPrice === null ? '-' : String(halfPrice)],
    ]),
  ]
    .map((row) => row.join('\t'))
    .join('\n');

/** What such houses let one choose, and of which dishes. */
export const REAL_OPTIONS = [
  {
    ...{ name: 'Size', least: 1, most: 1, of: /Pizza$/ },
    options: [
      ['Regular', 0],
      ['Medium', 120],
      ['Large', 240],
    ],
  },
  {
    ...{ name: 'Extra toppings', least: 0, most: 4, of: /Pizza$/ },
    options: [
      ['Cheese', 60],
      ['Jalapeños', 30],
      ['Sweet corn', 30],
      ['Paneer', 50],
      ['Black olives', 40],
    ],
  },
  {
    ...{ name: 'How hot', least: 0, most: 1, of: /Biryani$|Chettinad$/ },
    options: [
      ['Mild', 0],
      ['Medium', 0],
      ['Very hot', 0],
    ],
  },
  {
    ...{ name: 'With', least: 0, most: 3, of: /Biryani$|Dosa$/ },
    options: [
      ['Extra raita', 35],
      ['Boiled egg', 25],
      ['Papad', 20],
      ['Mirchi ka salan', 45],
    ],
  },
] as const;
