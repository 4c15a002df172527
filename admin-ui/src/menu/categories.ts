import type { MenuItemView } from '@sae/domain/menu';

/** The menu's categories, each once; the one that is chosen stays a choice when the menu has it no more. */
export const categoriesOf = (menu: readonly Pick<MenuItemView, 'category'>[], chosen = ''): string[] => {
  const names = [...menu.map(({ category }) => category.trim()), chosen].filter((name) => name !== '');
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en-IN'));
};
