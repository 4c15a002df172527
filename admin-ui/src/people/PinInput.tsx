import { PasswordInput } from '../forms/inputs.js';

/** A PIN that is given to somebody. */
export const PinInput = (props: { name: string; label: string; hint?: string }) => (
  <PasswordInput {...props} autoComplete="off" inputProps={{ inputMode: 'numeric', maxLength: 6 }} />
);
