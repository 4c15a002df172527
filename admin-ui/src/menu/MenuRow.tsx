import { formatRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { VegMark } from '../print/VegMark.js';

export interface MenuRowActions {
  readonly onToggle: (item: MenuItemView) => void;
  readonly onModify: (item: MenuItemView) => void;
  readonly onDelete: (item: MenuItemView) => void;
}

interface MenuRowProps extends MenuRowActions {
  readonly item: MenuItemView;
  readonly busy: boolean;
}

export const MenuRow = ({ item, busy, onToggle, onModify, onDelete }: MenuRowProps) => {
  const id = `menu-item-${item.id}`;
  const button = { type: 'button', disabled: busy, 'aria-describedby': id } as const;
  return (
    <tr role="row" data-disabled={item.isEnabled ? undefined : true}>
      <td role="cell" data-part="id">
        {item.id}
      </td>
      <td role="cell" data-part="category">
        {item.category}
      </td>
      <td role="cell" data-part="name" id={id}>
        {item.name}
      </td>
      <td role="cell" data-part="description">
        {item.description}
      </td>
      <td role="cell" data-part="veg">
        <span data-veg={item.isVeg} aria-hidden="true">
          <VegMark isVeg={item.isVeg} />
        </span>
        {item.isVeg ? 'Veg' : 'Non-Veg'}
      </td>
      <td role="cell" data-part="price">
        {formatRupees(item.price)}
      </td>
      <td role="cell" data-part="half" data-none={item.halfPrice === null || undefined}>
        {item.halfPrice === null ? '-' : formatRupees(item.halfPrice)}
      </td>
      <td role="cell" data-part="status">
        <span className="status">{item.isEnabled ? 'Enabled' : 'Disabled'}</span>
      </td>
      <td role="cell" data-part="actions">
        <div className="buttons">
          <button {...button} onClick={() => onToggle(item)}>
            {item.isEnabled ? 'Disable' : 'Enable'}
          </button>
          <button {...button} onClick={() => onModify(item)}>
            Modify
          </button>
          <button {...button} className="danger" onClick={() => onDelete(item)}>
            Delete
          </button>
        </div>
      </td>
    </tr>
  );
};
