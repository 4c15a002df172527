import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../forms/index.js';

/** A one-time code: a phone offers to fill it in, and spaces in a pasted one do not count. */
export const OtpInput = <T extends FieldValues>(props: Pick<TextInputProps<T>, 'form' | 'name'>) => (
  <TextInput
    {...props}
    label="OTP"
    autoFocus
    autoComplete="one-time-code"
    rules={{ setValueAs: (typed: string) => typed.replace(/[\s-]/g, '') }}
    inputProps={{ inputMode: 'numeric', style: { fontSize: '1.375rem', letterSpacing: '0.4em', fontWeight: 600 } }}
  />
);
