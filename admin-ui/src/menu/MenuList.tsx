import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenuOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { MenuItemView } from '@sae/domain/menu';
import { useDeferredValue, useState } from 'react';
import { useVerb } from '../data/useVerb.js';
import { EmptyState } from '../shell/EmptyState.js';
import { Panel } from '../shell/Panel.js';
import { useToasts } from '../shell/toasts.js';
import { found } from './menu-list.js';
import { MenuTable } from './MenuTable.js';

interface MenuListProps {
  readonly items: readonly MenuItemView[];
  readonly onModify: (item: MenuItemView) => void;
  readonly onDeleted: (id: number) => void;
}

export const MenuList = ({ items, onModify, onDeleted }: MenuListProps) => {
  const [search, setSearch] = useState('');
  const shown = found(items, useDeferredValue(search));
  const toggle = useVerb('toggleMenuItem', {
    success: ({ isEnabled }) => `Menu item ${isEnabled ? 'enabled' : 'disabled'} successfully`,
    failure: 'Failed to toggle menu item',
  });
  const toasts = useToasts();
  const remove = useVerb('deleteMenuItem', { failure: 'Failed to delete menu item' });
  const restore = useVerb('restoreMenuItem', {
    success: 'Menu item restored',
    failure: 'Failed to restore menu item',
  });
  const onToggle = ({ id }: MenuItemView) => void toggle.run({ id });
  const onDelete = async ({ id }: MenuItemView) => {
    if (!(await remove.run({ id }))) return;
    toasts.undoable('Menu item deleted', () => void restore.run({ id }));
    onDeleted(id);
  };
  const isBusy = (id: number) => toggle.isRunning({ id }) || remove.isRunning({ id });

  if (items.length === 0)
    return (
      <Panel title="Menu Items">
        <EmptyState icon={<RestaurantMenuIcon />} text="No menu items" hint="What you add above appears here." />
      </Panel>
    );
  return (
    <Panel
      title="Menu Items"
      flush
      actions={
        <TextField
          size="small"
          placeholder="Search menu"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ width: { xs: '100%', sm: 260 } }}
          slotProps={{
            htmlInput: { type: 'search', 'aria-label': 'Search menu' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      }
    >
      {shown.length > 0 ? (
        <MenuTable
          items={shown}
          isBusy={isBusy}
          onToggle={onToggle}
          onModify={onModify}
          onDelete={(item) => void onDelete(item)}
        />
      ) : (
        <Box role="status">
          <EmptyState text={`Nothing on the menu matches “${search.trim()}”`} />
        </Box>
      )}
    </Panel>
  );
};
