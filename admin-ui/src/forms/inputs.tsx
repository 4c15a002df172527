import VisibilityIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOnIcon from '@mui/icons-material/VisibilityOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

export interface TextInputProps<T extends FieldValues> extends Omit<OutlinedInputProps, 'name' | 'form' | 'label'> {
  readonly form: UseFormReturn<T>;
  readonly name: Path<T>;
  readonly label: string;
  readonly rules?: RegisterOptions<T, Path<T>>;
  /** Said beside the field while nothing is wrong with it. */
  readonly hint?: string;
}

/** A field of a form, its mistake beside it and read out with it. Lighter than TextField, which brings a Select. */
export const TextInput = <T extends FieldValues>({
  form,
  name,
  label,
  rules,
  hint,
  id = name,
  ...input
}: TextInputProps<T>) => {
  const { ref, ...field } = form.register(name, rules);
  const { error } = form.getFieldState(name, form.formState);
  const help = error?.message ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} {...field} id={id} inputRef={ref} aria-describedby={help ? `${id}-help` : undefined} />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
};

/** A password that can be looked at while it is typed. */
export const PasswordInput = <T extends FieldValues>(props: TextInputProps<T>) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOnIcon : VisibilityIcon;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label="Show characters"
            aria-pressed={shown}
            onClick={() => setShown((before) => !before)}
          >
            <Icon />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};

/** Disabled only while sending. */
export const SubmitButton = ({ sending, children, ...props }: ButtonProps & { sending: boolean }) => (
  <Button {...props} type="submit" variant="contained" loading={sending} loadingPosition="start">
    {children}
  </Button>
);
