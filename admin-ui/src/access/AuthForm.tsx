import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PASSWORD_LENGTH } from '@sae/domain/access';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { Link as To } from 'react-router';
import { PasswordInput, SubmitButton, TextInput, type TextInputProps } from '../forms/inputs.js';
import type { DtoForm } from '../forms/useDtoForm.js';

interface AuthFormProps {
  readonly form: Pick<DtoForm<FieldValues>, 'submit' | 'sending'>;
  /** What the button that sends it says. */
  readonly action: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The form of a signed-out screen; at its foot, where else one may have wanted to go. */
export const AuthForm = ({ form: { submit, sending }, action, foot, children }: AuthFormProps) => (
  <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
    {children}
    <SubmitButton sending={sending} size="large">
      {action}
    </SubmitButton>
    {foot}
  </Stack>
);

export const OtherWay = ({ question, to, name }: { question: string; to: string; name: string }) => (
  <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
    {question}{' '}
    <Link component={To} to={to}>
      {name}
    </Link>
  </Typography>
);

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

/** A password that is chosen, and said twice. */
export const NewPasswordInputs = <T extends FieldValues & Record<'password' | 'confirmPassword', string>>({
  form,
  label,
}: Pick<TextInputProps<T>, 'form' | 'label'>) => (
  <>
    <PasswordInput
      form={form}
      name={'password' as Path<T>}
      label={label}
      autoComplete="new-password"
      hint={`At least ${PASSWORD_LENGTH.min} characters`}
    />
    <PasswordInput
      form={form}
      name={'confirmPassword' as Path<T>}
      label="Confirm Password"
      autoComplete="new-password"
    />
  </>
);
