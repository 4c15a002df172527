import type { MenuItemView } from '@sae/domain/menu';

/** The categories in use, each once, as people sort them. */
export const categoriesOf = (items: readonly MenuItemView[]): string[] =>
  [...new Set(items.map(({ category }) => category.trim()))].sort((one, other) => one.localeCompare(other));

/** Items in whose name, category or description each word is found. */
export const found = (items: readonly MenuItemView[], search: string): readonly MenuItemView[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ name, category, description }) => {
    const text = `${name} ${category} ${description ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
