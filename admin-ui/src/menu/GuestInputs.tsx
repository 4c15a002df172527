import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { allergens, ALLERGENS, allergensInOrder, SPICE_LEVELS, type Allergen } from '@sae/domain/menu';
import { MAX_NAME } from '@sae/domain/menu/menu-item.dto';
import { TextInput, useInput } from 'react-admin';
import { Choice } from '../ui/Choice.js';

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

const LEVELS = [{ value: '', name: 'Not said' }, ...SPICE_LEVELS.map((name, value) => ({ value, name }))];

const SpiceInput = () => {
  const { field } = useInput({ source: 'spice' });
  const onChoose = (level: string) => field.onChange(level === '' ? null : Number(level));
  return <Choice label="Spice" options={LEVELS} value={field.value ?? ''} onChoose={onChoose} />;
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
