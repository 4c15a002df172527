import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MenuItemRequest, type MenuItemView } from '@sae/domain/menu';
import { useState, type ReactNode } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import { serverDetailsOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { ResourceForm, SaveButton } from '../forms/ResourceForm.js';
import { Panel } from '../ui/Panel.js';
import { asked } from '../ui/query-client.js';
import { useToasts } from '../ui/toasts.js';
import { blank, requestOf } from './menu-form.js';
import { MenuItemInputs } from './MenuItemInputs.js';

const MenuItemForm = ({ isNext, children }: { isNext?: boolean; children: ReactNode }) => (
  <ResourceForm dto={MenuItemRequest} defaultValues={{ userId: session.userId() ?? 0 }}>
    <Stack role="group" aria-label="Menu item" sx={{ gap: 2.5 }}>
      <MenuItemInputs isNext={isNext} />
      <Stack direction="row" sx={{ gap: 1 }}>
        {children}
      </Stack>
    </Stack>
  </ResourceForm>
);

/** One more item, and then the next of its category. */
export const MenuItemCreate = () => {
  const [added, setAdded] = useState({ count: 0, category: '' });
  const toasts = useToasts();
  const onSuccess = ({ category }: MenuItemView) => {
    toasts.success('Menu item added');
    setAdded(({ count }) => ({ count: count + 1, category }));
  };
  return (
    <Panel title="New Item">
      <CreateBase<MenuItemRequest, MenuItemView>
        key={added.count}
        resource="menu"
        redirect={false}
        record={blank(added.category)}
        transform={requestOf}
        mutationOptions={{
          onSuccess,
          onError: (error) => toasts.failed(error, serverDetailsOr('Failed to add menu item')),
        }}
      >
        <MenuItemForm isNext={added.count > 0}>
          <SaveButton>Add Item</SaveButton>
        </MenuItemForm>
      </CreateBase>
    </Panel>
  );
};

export const MenuItemEdit = ({ item, onDone }: { item: MenuItemView; onDone: () => void }) => {
  const toasts = useToasts();
  const onSuccess = () => {
    toasts.success('Menu item updated');
    onDone();
  };
  return (
    <Panel title={`Modify ${item.name}`}>
      <EditBase
        resource="menu"
        id={item.id}
        redirect={false}
        mutationMode="pessimistic"
        transform={requestOf}
        queryOptions={{ ...asked, initialData: item }}
        mutationOptions={{
          onSuccess,
          onError: (error) => toasts.failed(error, serverDetailsOr('Failed to update menu item')),
        }}
      >
        <MenuItemForm>
          <SaveButton>Update Item</SaveButton>
          <Button color="inherit" onClick={onDone}>
            Cancel
          </Button>
        </MenuItemForm>
      </EditBase>
    </Panel>
  );
};
