import { formatRupees } from '@sae/domain/kernel';
import { namesakeOf, type MenuItemView } from '@sae/domain/menu';
import type { MenuItemRequest } from '@sae/domain/menu/menu-item.dto';
import { useRecordContext } from 'react-admin';
import { useConfirm } from '../ui/confirm.js';
import { useMenu } from './useMenu.js';

const shortly = ({ id, price, isEnabled }: MenuItemView): string =>
  `#${id}, ${formatRupees(price)}${isEnabled ? '' : ', disabled'}`;

/** A second dish of one name in its category is asked about first: it may be there because nobody saw the other. */
export const useAskedOfNamesake = (action: string) => {
  const confirm = useConfirm();
  const { data = [] } = useMenu();
  const before = useRecordContext<MenuItemView>();
  return async (dish: MenuItemRequest): Promise<boolean> => {
    const namesake = namesakeOf(dish, data, before);
    if (!namesake) return true;
    const { category, name } = namesake;
    const text = `It is there already: ${shortly(namesake)}. Guests and staff could not tell the two apart.`;
    return (await confirm({ title: `A second “${name}” in ${category}?`, text, action })) !== null;
  };
};
