import { TextInput } from '../forms/inputs.js';

/** Somebody else’s email: no password manager fills in one’s own. */
export const LoginInput = ({ label, hint }: { label: string; hint?: string }) => (
  <TextInput
    id="person-email"
    name="email"
    label={label}
    hint={hint}
    type="email"
    autoComplete="off"
    inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
  />
);
