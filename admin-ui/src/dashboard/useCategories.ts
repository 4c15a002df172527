import { useMenu } from '../menu/useMenu.js';
import { useFailureToast } from '../ui/toasts.js';
import { categoriesOf } from '../menu/categories.js';

/** The categories of the menu as it is now. */
export const useCategories = (chosen: string): string[] => {
  const { data = [], error } = useMenu();
  useFailureToast(error, 'Failed to load categories');
  return categoriesOf(data, chosen);
};
