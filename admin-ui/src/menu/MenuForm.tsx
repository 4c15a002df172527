import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { MenuItemRequest, type MenuItemView } from '@sae/domain/menu';
import { Controller, useWatch } from 'react-hook-form';
import { SubmitButton, TextInput, useDtoForm } from '../forms/index.js';
import { Panel } from '../shell/Panel.js';
import { CategoryInput } from './CategoryInput.js';
import { blank, contentOf } from './menu-form.js';
import { PriceInput } from './PriceInput.js';
import { useSaveItem } from './useSaveItem.js';
import { VegChoice } from './VegChoice.js';

interface MenuFormProps {
  /** The item being edited; null to add one. */
  readonly edited: MenuItemView | null;
  readonly categories: readonly string[];
  readonly onDone: () => void;
}

const columns = { sm: '1fr 1fr', lg: '1fr 1.4fr 1.6fr' };

export const MenuForm = ({ edited, categories, onDone }: MenuFormProps) => {
  const save = useSaveItem(edited);
  const form = useDtoForm(
    MenuItemRequest,
    edited ? contentOf(edited) : blank(),
    async (values, { reset, setFocus }) => {
      if (!(await save(values))) return;
      if (edited) return onDone();
      reset(blank(values.category), { keepFieldsRef: true });
      setFocus('name');
    },
  );
  const hasHalf = useWatch({ control: form.control, name: 'hasHalf' });
  return (
    <Panel title={edited ? `Modify ${edited.name}` : 'New Item'}>
      <Stack component="form" noValidate aria-label="Menu item" onSubmit={form.submit} sx={{ gap: 2.5 }}>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: columns, alignItems: 'start' }}>
          <CategoryInput form={form} known={categories} />
          <TextInput form={form} name="name" label="Name" autoComplete="off" />
          <TextInput form={form} name="description" label="Description" autoComplete="off" />
          <VegChoice form={form} />
          <PriceInput form={form} name="price" label="Full Price" />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'auto 1fr' }, alignItems: 'start' }}>
            <Controller
              control={form.control}
              name="hasHalf"
              render={({ field: { value, onChange, ...field } }) => (
                <FormControlLabel
                  sx={{ mt: { sm: 3.75 }, minHeight: 48 }}
                  control={<Switch {...field} checked={value} onChange={onChange} />}
                  label="Half portion"
                />
              )}
            />
            {hasHalf && <PriceInput form={form} name="halfPrice" label="Half Price" />}
          </Box>
        </Box>
        <Stack direction="row" sx={{ gap: 1 }}>
          <SubmitButton sending={form.sending}>{edited ? 'Update Item' : 'Add Item'}</SubmitButton>
          {edited && (
            <Button color="inherit" onClick={onDone}>
              Cancel
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
};
