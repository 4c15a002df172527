import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenuOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { countText } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { MOST_SEARCHED } from '@sae/domain/text';
import { useState } from 'react';
import { FilterLiveForm, ListBase, TextInput, useListContext } from 'react-admin';
import { useMay } from '../auth/user.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel } from '../ui/ListPanel.js';
import { PageHeader } from '../ui/PageHeader.js';
import { asked } from '../ui/query-client.js';
import { ArrangeMenu } from './ArrangeMenu.js';
import { DishTimeline } from './DishTimeline.js';
import { MenuImport } from './MenuImport.js';
import { MenuItemCreate, MenuItemEdit } from './MenuItemForm.js';
import { MenuHours } from './MenuHours.js';
import { OptionGroups } from './OptionGroups.js';
import { MenuTable } from './MenuTable.js';
import { SelectionProvider } from './selection.js';
import { SelectionBar } from './SelectionBar.js';
import { useMenu, WHOLE_MENU } from './useMenu.js';

const Header = () => {
  const { total, isPending } = useMenu();
  const lead = total === undefined ? isPending && <Skeleton width={72} /> : countText(total, 'item');
  const mayChange = useMay('ChangeMenuItem');
  const actions = mayChange && (
    <>
      <ArrangeMenu />
      <OptionGroups />
      <MenuHours />
      <MenuImport />
    </>
  );
  return <PageHeader title="Menu" lead={lead} actions={actions} />;
};

const Search = () => {
  const { data, filterValues } = useListContext();
  if (!data?.length && Object.keys(filterValues).length === 0) return null;
  return (
    <Box sx={{ width: { xs: '100%', sm: 260 } }}>
      <FilterLiveForm debounce={200}>
        <TextInput
          source="q"
          label={false}
          size="small"
          placeholder="Search menu"
          slotProps={{
            htmlInput: { type: 'search', 'aria-label': 'Search menu', maxLength: MOST_SEARCHED },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </FilterLiveForm>
    </Box>
  );
};

/** Above the rows, where there are any. */
const Tools = ({ isSelecting, onSelect }: { isSelecting: boolean; onSelect: () => void }) => {
  const { total = 0 } = useListContext();
  const mayChange = useMay('SwitchDishes');
  return (
    <>
      {mayChange && !isSelecting && total > 0 && <Button onClick={onSelect}>Select</Button>}
      <Search />
    </>
  );
};

const Unmatched = () => {
  const { q = '' } = useListContext().filterValues as { q?: string };
  return (
    <Box role="status">
      <EmptyState text={`Nothing on the menu matches “${q.trim()}”`} />
    </Box>
  );
};

const Empty = () => (
  <EmptyState icon={<RestaurantMenuIcon />} text="No menu items" hint="What you add above appears here." />
);

/** The menu, and above it the form for one more item or for the one that is being modified. */
export const MenuList = () => {
  const mayAdd = useMay('AddMenuItem');
  const [edited, setEdited] = useState<MenuItemView | null>(null);
  const [isSelecting, setSelecting] = useState(false);
  const [historyOf, setHistoryOf] = useState<MenuItemView | null>(null);
  const modify = (item: MenuItemView) => {
    setEdited(item);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const stopEditing = () => setEdited(null);
  return (
    <>
      <Header />
      <Stack sx={{ gap: 3 }}>
        {edited && <MenuItemEdit key={edited.id} item={edited} onDone={stopEditing} />}
        {!edited && mayAdd && <MenuItemCreate />}
        <ListBase resource="menu" {...WHOLE_MENU} queryOptions={asked}>
          <ListPanel
            title="Menu Items"
            failure="Failed to fetch menu"
            actions={<Tools isSelecting={isSelecting} onSelect={() => setSelecting(true)} />}
            empty={<Empty />}
            unmatched={<Unmatched />}
          >
            <SelectionProvider>
              <MenuTable
                isSelecting={isSelecting}
                onModify={modify}
                onHistory={setHistoryOf}
                onDeleted={(id) => id === edited?.id && stopEditing()}
              />
              {isSelecting && <SelectionBar onDone={() => setSelecting(false)} />}
            </SelectionProvider>
          </ListPanel>
        </ListBase>
        <DishTimeline dish={historyOf} onClose={() => setHistoryOf(null)} />
      </Stack>
    </>
  );
};
