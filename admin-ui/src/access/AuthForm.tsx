import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PASSWORD_LENGTH } from '@sae/domain/access/credentials.dto';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
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

/** Warns of a password that is easily guessed, once its list of passwords is there: it is large, and not for every page. */
const useWarning = (): string | undefined => {
  const { control } = useFormContext<Partial<Record<'password' | 'email' | 'restaurantName' | 'ownerName', string>>>();
  const [password = '', ...about] = useWatch({ control, name: ['password', 'email', 'restaurantName', 'ownerName'] });
  const names = about.join('\n');
  const asked = `${password}\n${names}`;
  const [warned, setWarned] = useState({ of: '', text: '' });
  useEffect(() => {
    if (password.length < PASSWORD_LENGTH.min) return;
    const look = async () => {
      const { isEasilyGuessed, EASILY_GUESSED } = await import('@sae/domain/passwords');
      if (isEasilyGuessed(password, names.split('\n'))) setWarned({ of: asked, text: EASILY_GUESSED });
    };
    // Without the list nothing is warned of; the form is sent all the same.
    const pause = setTimeout(() => void look().catch(() => undefined), LOOK_AFTER_MS);
    return () => clearTimeout(pause);
  }, [password, names, asked]);
  return warned.of === asked ? warned.text : undefined;
};

/** Nobody is warned of half a word. */
const LOOK_AFTER_MS = 400;

/** A password that is chosen, and said twice. */
export const NewPasswordInputs = ({ label }: { label: string }) => {
  const warning = useWarning();
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.min} characters`}
      />
      <Box role="status" sx={{ '&:empty': { display: 'none' }, mt: -1.5 }}>
        {warning && (
          <Alert severity="warning" role="note">
            {warning}
          </Alert>
        )}
      </Box>
      <PasswordInput name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </>
  );
};
