import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';

/** What the form holds before anything is written in it; `category` stays from the item added before. */
export const blank = (category = ''): Partial<MenuItemRequest> => ({
  category,
  name: '',
  description: '',
  isVeg: undefined,
  price: undefined,
  hasHalf: false,
  halfPrice: undefined,
});

export const contentOf = ({ category, name, description, isVeg, price, hasHalf, halfPrice }: MenuItemView) => ({
  category,
  name,
  description: description ?? '',
  isVeg,
  price,
  hasHalf,
  halfPrice: halfPrice ?? undefined,
});

/** The body to send: an empty description is none, and a half price counts only where half portions are sold. */
export const requestOf = (form: MenuItemRequest, userId: number): MenuItemRequest => ({
  category: form.category,
  name: form.name,
  description: form.description || null,
  isVeg: form.isVeg,
  price: form.price,
  hasHalf: form.hasHalf,
  halfPrice: form.hasHalf ? form.halfPrice : null,
  userId,
});

/** A number field's text as the rules want it: nothing is nothing, not 0. */
export const amountOf = (typed: unknown): number | undefined =>
  typed === '' || typed === null || typed === undefined ? undefined : Number(typed);
