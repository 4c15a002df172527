import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';

export interface TextInputProps<T extends FieldValues> extends Omit<TextFieldProps, 'name' | 'form'> {
  readonly form: UseFormReturn<T>;
  readonly name: Path<T>;
  readonly rules?: RegisterOptions<T, Path<T>>;
  /** Said beside the field while nothing is wrong with it. */
  readonly hint?: string;
  readonly input?: React.InputHTMLAttributes<HTMLInputElement>;
}

/** A field of a form, its mistake beside it and read out with it. */
export const TextInput = <T extends FieldValues>({
  form,
  name,
  rules,
  hint,
  input,
  id = name,
  slotProps,
  ...props
}: TextInputProps<T>) => {
  const { ref, ...field } = form.register(name, rules);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <TextField
      {...props}
      {...field}
      id={id}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ?? hint}
      slotProps={{ ...slotProps, htmlInput: input }}
    />
  );
};
