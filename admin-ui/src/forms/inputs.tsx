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
import { useFormContext, useFormState, type RegisterOptions } from 'react-hook-form';

interface TextInputProps extends OutlinedInputProps {
  readonly name: string;
  readonly label: string;
  readonly rules?: RegisterOptions;
  /** Said beside the field while nothing is wrong with it. */
  readonly hint?: string;
}

/** A field of the form around it, its mistake beside it and read out with it. Lighter than TextField, which brings a Select. */
export const TextInput = ({ name, label, rules, hint, id = name, ...input }: TextInputProps) => {
  const { register, getFieldState, formState } = useFormContext();
  const { ref, ...field } = register(name, rules);
  const { error } = getFieldState(name, formState);
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
export const PasswordInput = (props: TextInputProps) => {
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

/** Sends the form around it; disabled only while sending. */
export const SubmitButton = ({ children, ...props }: ButtonProps) => {
  const { isSubmitting } = useFormState();
  return (
    <Button {...props} type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
      {children}
    </Button>
  );
};
