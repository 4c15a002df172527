import type { MenuItemView } from '@sae/domain/menu';
import type { OrderItemRequest } from '@sae/domain/ordering';
import type { Dice } from './dice.js';

type Menu = readonly MenuItemView[];

const NOTES = ['Less spicy', 'Extra spicy', 'No onion, no garlic', 'Jain', 'Less oil', 'Serve together'];
const SHARE_OF_HALVES = 0.15;
const SHARE_OF_NOTES = 0.06;

/** How many different dishes of each kind a table takes in one order: at least, at most, and how likely any. */
const COURSES: readonly (readonly [categories: readonly string[], least: number, most: number, likely: number])[] = [
  [['Starters', 'Tandoor'], 1, 2, 0.5],
  [['Vegetarian Mains', 'Chicken & Mutton'], 1, 2, 0.8],
  [['Biryani & Rice'], 1, 1, 0.45],
  [['Breads'], 1, 2, 0.75],
  [['Desserts'], 1, 2, 0.2],
  [['Beverages'], 1, 2, 0.45],
];

/** The first dishes of a category are liked more than its last. */
const liked = (dice: Dice, menu: Menu, category: string): MenuItemView => {
  const dishes = menu.filter((dish) => dish.category === category && dish.isEnabled);
  return dishes[Math.floor(dice.roll() * dice.roll() * dishes.length)] as MenuItemView;
};

const line = (dice: Dice, dish: MenuItemView): OrderItemRequest => ({
  id: dish.id,
  portion: dish.hasHalf && dice.falls(SHARE_OF_HALVES) ? 'half' : 'full',
  quantity: dish.category === 'Breads' ? dice.between(2, 5) : dice.between(1, 2),
  ...(dice.falls(SHARE_OF_NOTES) ? { specialInstructions: dice.one(NOTES) } : {}),
});

/** What one table orders at once. */
export const meal = (dice: Dice, menu: Menu): OrderItemRequest[] => {
  const chosen = COURSES.flatMap(([categories, least, most, likely]) =>
    dice.falls(likely)
      ? Array.from({ length: dice.between(least, most) }, () => liked(dice, menu, dice.one(categories)))
      : [],
  );
  const dishes = chosen.length > 0 ? chosen : [liked(dice, menu, 'Beverages')];
  return [...new Set(dishes)].map((dish) => line(dice, dish));
};
