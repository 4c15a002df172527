import { TextInput } from '../forms/inputs.js';

/** The code of an authenticator app; where it may be, a recovery code. */
export const CodeInput = ({ label, hint }: { label: string; hint?: string }) => (
  <TextInput
    id="second-factor-code"
    name="code"
    label={label}
    hint={hint}
    autoFocus
    autoComplete="one-time-code"
    inputProps={{ inputMode: hint ? 'text' : 'numeric' }}
  />
);
