import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PASSWORD_LENGTH, SignUpRequest } from '@sae/domain/access';
import { Link as To } from 'react-router';
import { serverMessagesOr } from '../data/api-error.js';
import { useWish } from '../ui/useWish.js';
import { PasswordInput, SubmitButton, TextInput, useDtoForm } from '../forms/index.js';
import { useToasts } from '../ui/toasts.js';
import { access } from './access.data.js';
import { AuthFrame } from './AuthFrame.js';
import { EmailInput } from './EmailInput.js';
import type { WaitingSignUp } from './VerifyOtpStep.js';

export interface SignUpFormProps {
  readonly filled: SignUpRequest;
  readonly onSent: (values: SignUpRequest, waiting: WaitingSignUp) => void;
}

export const SignUpForm = ({ filled, onSent }: SignUpFormProps) => {
  const toasts = useToasts();
  const signUp = useWish(access.signUp, { failure: serverMessagesOr('Signup failed'), signedIn: false });
  const form = useDtoForm(SignUpRequest, filled, async (values) => {
    const answer = await signUp.run(values);
    if (!answer) return;
    if (answer.message) toasts.success(answer.message);
    onSent(values, { email: answer.email ?? values.email, signUpId: answer.signUpId });
  });
  return (
    <AuthFrame title="Sign Up" lead="Open your restaurant’s back office in a minute.">
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 2.5 }}>
        <TextInput form={form} name="restaurantName" label="Restaurant Name" autoComplete="organization" />
        <TextInput form={form} name="ownerName" label="Owner Name" autoComplete="name" />
        <EmailInput form={form} name="email" />
        <PasswordInput
          form={form}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_LENGTH.min} characters`}
        />
        <PasswordInput form={form} name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <SubmitButton sending={form.sending} size="large">
          Sign Up
        </SubmitButton>
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          Already have an account?{' '}
          <Link component={To} to="/login">
            Log In
          </Link>
        </Typography>
      </Stack>
    </AuthFrame>
  );
};
