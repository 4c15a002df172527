import Link from '@mui/material/Link';
import { LogInRequest } from '@sae/domain/access/credentials.dto';
import { Link as To, useLocation } from 'react-router';
import { session } from '../data/session.js';
import { useDtoForm } from '../forms/DtoForm.js';
import { PasswordInput } from '../forms/inputs.js';
import { access, useAccess } from './access.data.js';
import { afterLogIn, useArrive, wantedIn } from './arrival.js';
import { AuthForm, EmailInput, OtherWay } from './AuthForm.js';

export const LoginPage = () => {
  const arrive = useArrive();
  const wanted = wantedIn(useLocation().state);
  const logIn = useAccess(access.logIn, 'Login failed');
  const form = useDtoForm(LogInRequest, { email: '', password: '' }, async (values) => {
    const answer = await logIn.run(values);
    if (!answer) return;
    const arrival = afterLogIn(answer, values.email, session.save);
    await arrive('success' in arrival && wanted ? { ...arrival, to: wanted } : arrival);
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
