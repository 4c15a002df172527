import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { MenuItemView } from '@sae/domain/menu';
import { MAX_CODE, MenuItemRequest } from '@sae/domain/menu/menu-item.dto';
import { type ReactNode, useState } from 'react';
import {
  BooleanInput,
  CreateBase,
  EditBase,
  NumberInput,
  RadioButtonGroupInput,
  TextInput,
  useInput,
  useRecordContext,
  useSaveContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { serverDetailsOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { SubmitButton } from '../forms/inputs.js';
import { ResourceForm } from '../forms/ResourceForm.js';
import { Panel } from '../ui/Panel.js';
import { asked } from '../ui/query-client.js';
import { useTold } from '../ui/useTold.js';
import { DishOptionsInput } from './DishOptionsInput.js';
import { DishPhoto } from './DishPhoto.js';
import { GuestInputs } from './GuestInputs.js';
import { categoriesOf, blank, requestOf } from './menu-form.js';
import { useAskedOfNamesake } from './useAskedOfNamesake.js';
import { useMenu } from './useMenu.js';

const columns = { sm: '1fr 1fr', lg: '1fr 1.4fr 1.6fr' };
const IS_VEG = [
  { id: 'true', name: 'Veg' },
  { id: 'false', name: 'Non-Veg' },
];

/** A new category or one in use. */
const CategoryInput = () => {
  const { id, field, fieldState } = useInput({ source: 'category' });
  const { data = [] } = useMenu();
  return (
    <Autocomplete
      freeSolo
      id={id}
      options={categoriesOf(data)}
      inputValue={field.value ?? ''}
      onInputChange={(_, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Category"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
};

/** Rupees, with paise after the point. */
const PriceInput = (props: { source: string }) => (
  <NumberInput
    {...props}
    min={0.01}
    step={0.01}
    slotProps={{
      htmlInput: { inputMode: 'decimal' },
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
    }}
  />
);

/** What is asked of an item. After one was added the category stays, and the `isNext` one begins with its name. */
const MenuItemInputs = ({ isNext = false }: { isNext?: boolean }) => {
  const hasHalf = useWatch({ name: 'hasHalf' }) as boolean;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: columns, alignItems: 'start' }}>
      <CategoryInput />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr) 112px' }}>
        <TextInput source="name" autoComplete="off" autoFocus={isNext} />
        <TextInput source="code" autoComplete="off" slotProps={{ htmlInput: { maxLength: MAX_CODE } }} />
      </Box>
      <TextInput source="description" autoComplete="off" />
      <RadioButtonGroupInput
        source="isVeg"
        choices={IS_VEG}
        format={(isVeg?: boolean) => String(isVeg ?? '')}
        parse={(chosen: string) => chosen === 'true'}
      />
      <PriceInput source="price" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'auto 1fr' }, alignItems: 'start' }}>
        <BooleanInput source="hasHalf" sx={{ mt: { sm: 3.75 }, '& label': { minHeight: 48 } }} />
        {hasHalf && <PriceInput source="halfPrice" />}
      </Box>
      <GuestInputs />
      <DishOptionsInput />
    </Box>
  );
};

interface MenuItemFormProps {
  /** What its button does. */
  readonly action: string;
  readonly isNext?: boolean;
  readonly children?: ReactNode;
}

const MenuItemForm = ({ action, isNext, children }: MenuItemFormProps) => {
  const { save } = useSaveContext();
  // A photo that is set meanwhile would write the form anew, and what was typed would be gone.
  const { photo: _, ...written } = useRecordContext<MenuItemView>() ?? ({} as Partial<MenuItemView>);
  const isWanted = useAskedOfNamesake(action);
  const submit = async (item: object) => ((await isWanted(item as MenuItemRequest)) ? save?.(item) : undefined);
  return (
    <ResourceForm
      dto={MenuItemRequest}
      record={written}
      defaultValues={{ userId: session.userId() ?? 0 }}
      onSubmit={submit}
    >
      <Stack role="group" aria-label="Menu item" sx={{ gap: 2.5 }}>
        <MenuItemInputs isNext={isNext} />
        <Stack direction="row" sx={{ gap: 1 }}>
          <SubmitButton>{action}</SubmitButton>
          {children}
        </Stack>
      </Stack>
    </ResourceForm>
  );
};

/** One more item, and then the next of its category. */
export const MenuItemCreate = () => {
  const [added, setAdded] = useState({ count: 0, category: '' });
  const told = useTold<MenuItemView>(
    { success: 'Menu item added', failure: serverDetailsOr('Failed to add menu item') },
    ({ category }) => setAdded(({ count }) => ({ count: count + 1, category })),
  );
  return (
    <Panel title="New Item">
      <CreateBase<MenuItemRequest, MenuItemView>
        key={added.count}
        resource="menu"
        redirect={false}
        record={blank(added.category)}
        transform={requestOf}
        mutationOptions={told}
      >
        <MenuItemForm action="Add Item" isNext={added.count > 0} />
      </CreateBase>
    </Panel>
  );
};

export const MenuItemEdit = ({ item, onDone }: { item: MenuItemView; onDone: () => void }) => {
  const told = useTold(
    { success: 'Menu item updated', failure: serverDetailsOr('Failed to update menu item') },
    onDone,
  );
  return (
    <Panel title={`Modify ${item.name}`}>
      <EditBase
        resource="menu"
        id={item.id}
        redirect={false}
        mutationMode="pessimistic"
        transform={requestOf}
        queryOptions={{ ...asked, initialData: item }}
        mutationOptions={told}
      >
        <DishPhoto />
        <MenuItemForm action="Update Item">
          <Button color="inherit" onClick={onDone}>
            Cancel
          </Button>
        </MenuItemForm>
      </EditBase>
    </Panel>
  );
};
