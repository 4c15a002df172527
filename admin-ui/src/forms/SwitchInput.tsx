import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useFormContext } from 'react-hook-form';

interface SwitchInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

/** Yes or no, in the form around it. */
export const SwitchInput = ({ name, label, hint }: SwitchInputProps) => {
  const { watch, setValue } = useFormContext<Record<string, boolean>>();
  const hintId = `${name}-help`;
  return (
    <FormControl>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={watch(name) ?? false}
            onChange={(_, isOn) => setValue(name, isOn)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId}>{hint}</FormHelperText>
    </FormControl>
  );
};
