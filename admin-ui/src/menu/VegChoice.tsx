import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { MenuItemRequest } from '@sae/domain/menu';
import { useController } from 'react-hook-form';
import type { DtoForm } from '../forms/index.js';

/** Veg or Non-Veg: asked, never assumed. */
export const VegChoice = ({ form }: { form: DtoForm<MenuItemRequest> }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'isVeg' });
  const { error } = fieldState;
  return (
    <FormControl error={error !== undefined}>
      <FormLabel id="isVeg-label">Veg/Non-Veg</FormLabel>
      <RadioGroup
        row
        aria-labelledby="isVeg-label"
        aria-describedby={error ? 'isVeg-error' : undefined}
        aria-invalid={error !== undefined}
        value={field.value ?? ''}
        onChange={(_, value) => field.onChange(value === 'true')}
        onBlur={field.onBlur}
      >
        <FormControlLabel value control={<Radio inputRef={field.ref} />} label="Veg" />
        <FormControlLabel value={false} control={<Radio />} label="Non-Veg" />
      </RadioGroup>
      {error && <FormHelperText id="isVeg-error">{error.message}</FormHelperText>}
    </FormControl>
  );
};
