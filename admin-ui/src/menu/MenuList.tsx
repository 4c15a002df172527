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
  const remove = useVerb('deleteMenuItem', { success: 'Menu item deleted', failure: 'Failed to delete menu item' });
  const onToggle = ({ id }: MenuItemView) => void toggle.run({ id });
  const onDelete = ({ id }: MenuItemView) => void remove.run({ id }).then((done) => done && onDeleted(id));
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
        <MenuTable items={shown} isBusy={isBusy} onToggle={onToggle} onModify={onModify} onDelete={onDelete} />
      ) : (
        <Box role="status">
          <EmptyState text={`Nothing on the menu matches “${search.trim()}”`} />
        </Box>
      )}
    </Panel>
  );
};
