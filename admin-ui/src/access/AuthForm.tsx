import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PASSWORD_LENGTH } from '@sae/domain/access/credentials.dto';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link as To } from 'react-router';
import { DtoForm, type DtoFormProps } from '../forms/DtoForm.js';
import { PasswordInput, SubmitButton, TextInput } from '../forms/inputs.js';
import { AuthFrame } from './AuthFrame.js';

interface AuthFormProps<T extends FieldValues> extends DtoFormProps<T> {
  readonly title: string;
  readonly lead: ReactNode;
  /** What the button that sends it says. */
  readonly action: string;
  readonly foot: ReactNode;
}

/** A signed-out screen with its form; at the foot, where else one may have wanted to go. */
export const AuthForm = <T extends FieldValues>({ title, lead, form, action, foot, children }: AuthFormProps<T>) => (
  <AuthFrame title={title} lead={lead}>
    <DtoForm form={form}>
      {children}
      <SubmitButton size="large">{action}</SubmitButton>
      {foot}
    </DtoForm>
  </AuthFrame>
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
export const EmailInput = () => (
  <TextInput
    name="email"
    label="Email"
    type="email"
    autoComplete="username"
    inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
  />
);

/** A password that is chosen, and said twice. */
export const NewPasswordInputs = ({ label }: { label: string }) => (
  <>
    <PasswordInput
      name="password"
      label={label}
      autoComplete="new-password"
      hint={`At least ${PASSWORD_LENGTH.min} characters`}
    />
    <PasswordInput name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
  </>
);
