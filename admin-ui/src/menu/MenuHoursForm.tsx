import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DAY_NAMES, type MenuHours, type MenuItemView } from '@sae/domain/menu';
import { HoursRequest, MAX_HOURS_NAME } from '@sae/domain/menu/menu-hours.dto';
import { useId } from 'react';
import { TextInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { serverDetailsOr } from '../data/api-error.js';
import { SubmitButton } from '../forms/inputs.js';
import { ResourceForm } from '../forms/ResourceForm.js';
import { useVerb } from '../ui/provider.js';
import { SheetActions } from '../ui/Sheet.js';
import { categoriesOf } from './menu-form.js';
import { useMenu } from './useMenu.js';

const BLANK: MenuHours = {
  ...{ name: '', days: [0, 1, 2, 3, 4, 5, 6], from: '07:00', until: '11:00', categories: [], itemIds: [] },
};

const DaysInput = () => {
  const { field, fieldState } = useInput({ source: 'days' });
  const helpId = useId();
  return (
    <div>
      <ToggleButtonGroup
        fullWidth
        color="primary"
        aria-label="Days"
        aria-describedby={fieldState.invalid ? helpId : undefined}
        value={field.value}
        onChange={(_, days: number[]) => field.onChange(days.toSorted())}
      >
        {DAY_NAMES.map((name, day) => (
          <ToggleButton key={name} value={day} sx={{ px: 0.5, minHeight: 44 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.invalid && (
        <FormHelperText error id={helpId}>
          {fieldState.error?.message}
        </FormHelperText>
      )}
    </div>
  );
};

const TimeInputs = () => {
  const [from, until] = useWatch({ name: ['from', 'until'] }) as [string, string];
  const nextDay = until < from ? 'On the next day' : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <TextInput source="from" type="time" />
      <TextInput source="until" type="time" helperText={from === until ? 'All day' : nextDay} />
    </Box>
  );
};

const CategoriesInput = ({ menu }: { menu: readonly MenuItemView[] }) => {
  const { id, field, fieldState } = useInput({ source: 'categories' });
  const chosen = field.value as string[];
  return (
    <Autocomplete
      multiple
      id={id}
      options={[...new Set([...categoriesOf(menu), ...chosen])]}
      value={chosen}
      onChange={(_, now) => field.onChange(now)}
      onBlur={field.onBlur}
      disableCloseOnSelect
      renderInput={(params) => (
        <TextField
          {...params}
          label="Categories"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? 'With all their dishes, also those that come later'}
        />
      )}
    />
  );
};

/** More are looked for by typing. */
const narrowed = createFilterOptions<MenuItemView>({
  limit: 50,
  stringify: ({ name, category }) => `${name} ${category}`,
});

const DishesInput = ({ menu }: { menu: readonly MenuItemView[] }) => {
  const { id, field, fieldState } = useInput({ source: 'itemIds' });
  const ids = field.value as number[];
  const known = new Map(menu.map((dish) => [dish.id, dish]));
  // What is deleted and may be put back keeps its hours.
  const gone = ids.filter((one) => !known.has(one));
  return (
    <Autocomplete
      multiple
      id={id}
      options={menu}
      filterOptions={narrowed}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id: key }) => key}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={ids.flatMap((one) => known.get(one) ?? [])}
      onChange={(_, now) => field.onChange([...gone, ...now.map((dish) => dish.id)])}
      onBlur={field.onBlur}
      disableCloseOnSelect
      renderInput={(params) => (
        <TextField
          {...params}
          label="Dishes"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? 'Beside the categories'}
        />
      )}
    />
  );
};

interface MenuHoursFormProps {
  /** Null for new ones. */
  readonly hours: MenuHours | null;
  /** All hours of the menu, these among them. */
  readonly withHours: (hours: MenuHours) => readonly MenuHours[];
  readonly onDone: () => void;
}

/** Hours that are added, or those that are modified. */
export const MenuHoursForm = ({ hours, withHours, onDone }: MenuHoursFormProps) => {
  const { data: menu = [] } = useMenu();
  const saving = useVerb('setMenuHours', {
    success: 'Hours saved',
    failure: serverDetailsOr('Failed to save hours'),
  });
  const save = async (form: object) => {
    if (await saving.run({ hours: withHours({ ...BLANK, ...form }) })) onDone();
  };
  return (
    <ResourceForm dto={HoursRequest} record={hours ?? BLANK} onSubmit={save}>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <TextInput
            source="name"
            autoFocus
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: MAX_HOURS_NAME, placeholder: 'Breakfast' } }}
          />
          <DaysInput />
          <TimeInputs />
          <CategoriesInput menu={menu} />
          <DishesInput menu={menu} />
        </Stack>
      </DialogContent>
      <SheetActions>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
        <SubmitButton>Save</SubmitButton>
      </SheetActions>
    </ResourceForm>
  );
};
