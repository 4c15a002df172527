import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LogInRequest } from '@sae/domain/access';
import { Link as To, useLocation } from 'react-router';
import { serverMessagesOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useWish } from '../ui/useWish.js';
import { PasswordInput, SubmitButton, useDtoForm } from '../forms/index.js';
import { access } from './access.data.js';
import { afterLogIn } from './arrival.js';
import { AuthFrame } from './AuthFrame.js';
import { EmailInput } from './EmailInput.js';
import { useArrive } from './useArrive.js';
import { wantedIn } from './wanted.js';

export const LoginPage = () => {
  const arrive = useArrive();
  const wanted = wantedIn(useLocation().state);
  const logIn = useWish(access.logIn, { failure: serverMessagesOr('Login failed'), signedIn: false });
  const form = useDtoForm(LogInRequest, { email: '', password: '' }, async (values) => {
    const answer = await logIn.run(values);
    if (!answer) return;
    const arrival = afterLogIn(answer, values.email, session.save);
    arrive('success' in arrival && wanted ? { ...arrival, to: wanted } : arrival);
  });
  return (
    <AuthFrame title="Log In" lead="Welcome back.">
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 2.5 }}>
        <EmailInput form={form} name="email" />
        <PasswordInput form={form} name="password" label="Password" autoComplete="current-password" />
        <Link component={To} to="/forgot-password" sx={{ alignSelf: 'flex-end', mt: -1 }}>
          Forgot password?
        </Link>
        <SubmitButton sending={form.sending} size="large">
          Log In
        </SubmitButton>
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          New to SAE?{' '}
          <Link component={To} to="/signup">
            Sign Up
          </Link>
        </Typography>
      </Stack>
    </AuthFrame>
  );
};
