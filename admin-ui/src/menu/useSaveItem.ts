import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';
import { serverDetailsOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useVerb } from '../data/useVerb.js';
import { useToasts } from '../shell/toasts.js';
import { requestOf } from './menu-form.js';

/** Adds the item, or changes the one being edited; says whether it was done. */
export const useSaveItem = (edited: MenuItemView | null): ((form: MenuItemRequest) => Promise<boolean>) => {
  const toasts = useToasts();
  const add = useVerb('addMenuItem', {
    success: 'Menu item added',
    failure: serverDetailsOr('Failed to add menu item'),
  });
  const update = useVerb('updateMenuItem', {
    success: 'Menu item updated',
    failure: serverDetailsOr('Failed to update menu item'),
  });
  return async (form) => {
    const userId = session.userId();
    if (userId === null) {
      toasts.error('Invalid user ID');
      return false;
    }
    const item = requestOf(form, userId);
    const saved = edited ? await update.run({ id: edited.id, item }) : await add.run({ item });
    return saved !== undefined;
  };
};
