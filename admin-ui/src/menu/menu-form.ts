import type { MenuItemView } from '@sae/domain/menu';
import type { MenuItemRequest } from '@sae/domain/menu/menu-item.dto';

/** What the form holds before anything is written in it; `category` stays from the item added before. */
export const blank = (category = ''): Partial<MenuItemRequest> => ({
  category,
  name: '',
  code: '',
  description: '',
  isVeg: undefined,
  price: undefined,
  hasHalf: false,
  halfPrice: undefined,
  secondName: '',
  allergens: [],
  spice: null,
});

type Optional = 'code' | 'description' | 'secondName' | 'allergens' | 'hasHalf' | 'halfPrice';

/** The body to send: what is left empty is none, and a half price counts only where half portions are sold. */
export const requestOf = <T extends Pick<MenuItemRequest, Optional>>(form: T): T => ({
  ...form,
  code: form.code || null,
  description: form.description || null,
  secondName: form.secondName || null,
  allergens: form.allergens?.length ? form.allergens : null,
  halfPrice: form.hasHalf ? form.halfPrice : null,
});

/** The menu's categories, each once; the one that is chosen stays a choice when the menu has it no more. */
export const categoriesOf = (menu: readonly Pick<MenuItemView, 'category'>[], chosen = ''): string[] => {
  const names = [...menu.map(({ category }) => category.trim()), chosen].filter((name) => name !== '');
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en-IN'));
};
