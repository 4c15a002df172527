import { toPaise, type Rupees } from '@sae/domain/kernel';
import type { MenuItemContent } from '@sae/domain/menu';

type Dish = readonly [name: string, price: Rupees, half: Rupees | null, description?: string];
interface Course {
  readonly veg: readonly Dish[];
  readonly meat?: readonly Dish[];
}

/** What is cooked, by category. */
const KITCHEN: Readonly<Record<string, Course>> = {
  Starters: {
    veg: [
      ['Samosa Chaat', 110, 65, 'Crushed samosas, curd, tamarind and mint'],
      ['Hara Bhara Kebab', 190, 110, 'Spinach, peas and potato, shallow fried'],
      ['Gobi 65', 180, 100, 'Crisp cauliflower, curry leaves and chilli'],
      ['Dahi Puri', 95, null, 'Six puris, curd and sev'],
      ['Onion Pakora', 120, 70],
    ],
    meat: [
      ['Chicken 65', 240, 140, 'The Chennai classic, hot'],
      ['Fish Amritsari', 320, 180, 'Basa in carom and gram flour'],
      ['Mutton Seekh Roll', 260, null, 'In a roomali roti with onions'],
      ['Egg Bhurji Toast', 130, null],
    ],
  },
  Tandoor: {
    veg: [
      ['Paneer Tikka', 280, 160, 'Smoky, with mint chutney'],
      ['Tandoori Mushroom', 250, 145, 'Stuffed with cheese and pepper'],
      ['Malai Broccoli', 260, 150, 'Cream, cardamom and cheese'],
    ],
    meat: [
      ['Tandoori Chicken', 420, 230, 'On the bone, overnight in curd and Kashmiri chilli'],
      ['Chicken Malai Tikka', 310, 175, 'Mild, with cream and cardamom'],
      ['Mutton Seekh Kebab', 360, 200, 'Minced with mint and green chilli'],
      ['Tandoori Prawns', 520, null, 'Eight pieces, carom and lime'],
    ],
  },
  'Vegetarian Mains': {
    veg: [
      ['Paneer Butter Masala', 270, 155, 'Tomato, butter and fenugreek'],
      ['Palak Paneer', 250, 145, 'Spinach and cottage cheese'],
      ['Dal Makhani', 220, 125, 'Black lentils, simmered overnight'],
      ['Dal Tadka', 170, 100, 'Yellow lentils, cumin and garlic'],
      ['Chana Masala', 180, 105, 'Chickpeas the Punjabi way'],
      ['Baingan Bharta', 200, 115, 'Aubergine from the coals'],
      ['Malai Kofta', 260, 150, 'Paneer dumplings in cashew gravy'],
      ['Aloo Gobi', 170, 100],
      ['Kadai Vegetables', 220, 125, 'Seasonal, with crushed coriander'],
      ['Bhindi Masala', 190, 110],
    ],
  },
  'Chicken & Mutton': {
    veg: [],
    meat: [
      ['Butter Chicken', 340, 195, 'Tandoori chicken in tomato and butter'],
      ['Chicken Chettinad', 320, 185, 'Pepper, star anise and coconut'],
      ['Kadai Chicken', 310, 180],
      ['Chicken Korma', 310, 180, 'Mild, cashew and curd'],
      ['Mutton Rogan Josh', 420, 240, 'Kashmiri, with ratan jot'],
      ['Laal Maas', 440, 250, 'Rajasthani, very hot'],
      ['Mutton Keema Matar', 380, 215],
      ['Goan Fish Curry', 360, 205, 'Kokum and coconut'],
      ['Egg Curry', 190, 110],
    ],
  },
  'Biryani & Rice': {
    veg: [
      ['Vegetable Dum Biryani', 240, 140, 'Sealed and slow, with raita'],
      ['Paneer Biryani', 270, 155],
      ['Jeera Rice', 140, 80],
      ['Curd Rice', 130, null, 'Tempered with mustard and curry leaves'],
      ['Steamed Basmati', 110, 65],
    ],
    meat: [
      ['Hyderabadi Chicken Biryani', 310, 175, 'With mirchi ka salan and raita'],
      ['Mutton Dum Biryani', 390, 220, 'On the bone, saffron'],
      ['Egg Biryani', 230, 135],
    ],
  },
  Breads: {
    veg: [
      ['Tandoori Roti', 25, null],
      ['Butter Naan', 50, null],
      ['Garlic Naan', 65, null],
      ['Lachha Paratha', 60, null],
      ['Aloo Kulcha', 80, null, 'Stuffed, with butter'],
      ['Missi Roti', 45, null],
      ['Cheese Naan', 95, null],
    ],
  },
  Desserts: {
    veg: [
      ['Gulab Jamun', 90, 50, 'Two, warm'],
      ['Rasmalai', 120, null],
      ['Gajar Halwa', 130, 75, 'In winter'],
      ['Kulfi Falooda', 140, null, 'Rose, basil seeds, vermicelli'],
      ['Phirni', 100, null],
    ],
  },
  Beverages: {
    veg: [
      ['Masala Chai', 35, null],
      ['Filter Coffee', 45, null],
      ['Sweet Lassi', 80, 45],
      ['Fresh Lime Soda', 70, null],
      ['Jaljeera', 60, null],
    ],
  },
};

const content = (category: string, isVeg: boolean, [name, price, half, description]: Dish): MenuItemContent => ({
  category,
  name,
  description: description ?? null,
  isVeg,
  price: toPaise(price),
  halfPrice: half === null ? null : toPaise(half),
});

export const DISHES: readonly MenuItemContent[] = Object.entries(KITCHEN).flatMap(([category, { veg, meat = [] }]) => [
  ...veg.map((dish) => content(category, true, dish)),
  ...meat.map((dish) => content(category, false, dish)),
]);
