import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { MenuItemView } from '@sae/domain/menu';
import { useState } from 'react';
import { LoadFailure } from '../shell/LoadFailure.js';
import { PageHeader } from '../shell/PageHeader.js';
import { PanelSkeleton } from '../shell/PanelSkeleton.js';
import { MenuForm } from './MenuForm.js';
import { categoriesOf } from './menu-list.js';
import { MenuList } from './MenuList.js';
import { useMenu } from './useMenu.js';

const countText = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

export const MenuPage = () => {
  const { data: items, isPending, refetch } = useMenu();
  const [edited, setEdited] = useState<MenuItemView | null>(null);
  const modify = (item: MenuItemView) => {
    setEdited(item);
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const stopEditing = () => setEdited(null);

  return (
    <>
      <PageHeader title="Menu" lead={items ? countText(items.length) : isPending && <Skeleton width={72} />} />
      <Stack sx={{ gap: 3 }}>
        <MenuForm
          key={edited?.id ?? 'new'}
          edited={edited}
          categories={categoriesOf(items ?? [])}
          onDone={stopEditing}
        />
        {items ? (
          <MenuList items={items} onModify={modify} onDeleted={(id) => id === edited?.id && stopEditing()} />
        ) : isPending ? (
          <PanelSkeleton title="Menu Items" />
        ) : (
          <LoadFailure title="Menu Items" text="Failed to fetch menu" onRetry={() => void refetch()} />
        )}
      </Stack>
    </>
  );
};
