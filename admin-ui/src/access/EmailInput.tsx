import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../forms/index.js';

/** The email one logs in with, as a password manager knows it. */
export const EmailInput = <T extends FieldValues>(props: Pick<TextInputProps<T>, 'form' | 'name'>) => (
  <TextInput
    {...props}
    label="Email"
    type="email"
    autoComplete="username"
    inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
  />
);
