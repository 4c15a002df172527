import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { MenuItemRequest } from '@sae/domain/menu';
import { useController } from 'react-hook-form';
import type { DtoForm } from '../forms/index.js';

/** A new category or one in use. */
export const CategoryInput = ({ form, known }: { form: DtoForm<MenuItemRequest>; known: readonly string[] }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'category' });
  return (
    <Autocomplete
      freeSolo
      id="category"
      options={known}
      inputValue={field.value ?? ''}
      onInputChange={(_, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Category"
          inputRef={field.ref}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
};
