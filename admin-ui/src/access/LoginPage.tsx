import Link from '@mui/material/Link';
import { LogInRequest } from '@sae/domain/access/credentials.dto';
import { Link as To, useLocation } from 'react-router';
import { useDtoForm } from '../forms/DtoForm.js';
import { PasswordInput } from '../forms/inputs.js';
import { logIn, useAccess } from './access.data.js';
import { useArrive, wantedIn } from './arrival.js';
import { AuthForm, EmailInput, OtherWay } from './AuthForm.js';

export const LoginPage = () => {
  const arrive = useArrive();
  const wanted = wantedIn(useLocation().state);
  const loggingIn = useAccess(logIn, 'Login failed');
  const form = useDtoForm(LogInRequest, { email: '', password: '' }, async (values) => {
    const arrival = await loggingIn.run(values);
    if (arrival) await arrive('success' in arrival && wanted ? { ...arrival, to: wanted } : arrival);
  });
  return (
    <AuthForm
      title="Log In"
      lead="Welcome back."
      form={form}
      action="Log In"
      foot={<OtherWay question="New to SAE?" to="/signup" name="Sign Up" />}
    >
      <EmailInput />
      <PasswordInput name="password" label="Password" autoComplete="current-password" />
      <Link component={To} to="/forgot-password" sx={{ alignSelf: 'flex-end', mt: -1 }}>
        Forgot password?
      </Link>
    </AuthForm>
  );
};
