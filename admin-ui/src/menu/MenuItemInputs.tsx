import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { BooleanInput, NumberInput, RadioButtonGroupInput, TextInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { categoriesOf } from './categories.js';
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
const PriceInput = (props: { source: string; label: string }) => (
  <NumberInput
    {...props}
    min={0.01}
    step={0.01}
    // A wheel over a focused number would change the price unnoticed.
    onWheel={(event) => (event.target as HTMLElement).blur()}
    slotProps={{
      htmlInput: { inputMode: 'decimal' },
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
    }}
  />
);

/** What is asked of an item. After one was added the category stays, and the `isNext` one begins with its name. */
export const MenuItemInputs = ({ isNext = false }: { isNext?: boolean }) => {
  const hasHalf = useWatch({ name: 'hasHalf' }) as boolean;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: columns, alignItems: 'start' }}>
      <CategoryInput />
      <TextInput source="name" label="Name" autoComplete="off" autoFocus={isNext} />
      <TextInput source="description" label="Description" autoComplete="off" />
      <RadioButtonGroupInput
        source="isVeg"
        label="Veg/Non-Veg"
        choices={IS_VEG}
        format={(isVeg?: boolean) => String(isVeg ?? '')}
        parse={(chosen: string) => chosen === 'true'}
      />
      <PriceInput source="price" label="Full Price" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'auto 1fr' }, alignItems: 'start' }}>
        <BooleanInput source="hasHalf" label="Half portion" sx={{ mt: { sm: 3.75 }, '& label': { minHeight: 48 } }} />
        {hasHalf && <PriceInput source="halfPrice" label="Half Price" />}
      </Box>
    </Box>
  );
};
