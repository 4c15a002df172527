import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { allergens, ALLERGENS, allergensInOrder, SPICE_LEVELS, type Allergen } from '@sae/domain/menu';
import { MAX_NAME } from '@sae/domain/menu/menu-item.dto';
import { TextInput, useInput } from 'react-admin';

const AllergensInput = () => {
  const { id, field, fieldState } = useInput({
    source: 'allergens',
    format: (some?: readonly Allergen[] | null) => some ?? [],
  });
  return (
    <Autocomplete
      multiple
      id={id}
      options={allergens}
      getOptionLabel={(allergen) => ALLERGENS[allergen]}
      value={field.value as Allergen[]}
      onChange={(_, chosen) => field.onChange(allergensInOrder(chosen))}
      onBlur={field.onBlur}
      disableCloseOnSelect
      renderInput={(params) => (
        <TextField
          {...params}
          label="Allergens"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
};

const SpiceInput = () => {
  const { id, field, fieldState } = useInput({ source: 'spice' });
  return (
    <TextField
      select
      id={id}
      label="Spice"
      slotProps={{ select: { displayEmpty: true } }}
      value={(field.value as number | null | undefined) ?? ''}
      onChange={({ target: { value } }) => field.onChange(value === '' ? null : value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      <MenuItem value="">Not said</MenuItem>
      {SPICE_LEVELS.map((name, level) => (
        <MenuItem key={name} value={level}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** What guests may be told of a dish besides. */
export const GuestInputs = () => (
  <>
    <TextInput
      source="secondName"
      autoComplete="off"
      helperText="In another language; guests and the kitchen read it below the name"
      slotProps={{ htmlInput: { maxLength: MAX_NAME, lang: '', dir: 'auto' } }}
    />
    <AllergensInput />
    <SpiceInput />
  </>
);
