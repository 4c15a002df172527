import Link from '@mui/material/Link';
import { LogInRequest } from '@sae/domain/access/credentials.dto';
import type { WorkplaceView } from '@sae/domain/people';
import { useState } from 'react';
import { Link as To, useLocation } from 'react-router';
import { useDtoForm } from '../forms/DtoForm.js';
import { PasswordInput } from '../forms/inputs.js';
import { logIn, useAccess } from './access.data.js';
import { useArrive, wantedIn } from './arrival.js';
import { AuthForm, EmailInput, OtherWay } from './AuthForm.js';
import { ChooseRestaurant } from './ChooseRestaurant.js';

/** Somebody works at several restaurants: which is asked with what they have said already. */
interface Choice {
  readonly asked: LogInRequest;
  readonly workplaces: readonly WorkplaceView[];
}

export const LoginPage = () => {
  const arrive = useArrive();
  const wanted = wantedIn(useLocation().state);
  const [choice, setChoice] = useState<Choice | null>(null);
  const loggingIn = useAccess(logIn, 'Login failed');
  const ask = async (values: LogInRequest) => {
    const arrival = await loggingIn.run(values);
    if (!arrival) return;
    if ('workplaces' in arrival) return setChoice({ asked: values, workplaces: arrival.workplaces });
    await arrive('success' in arrival && wanted ? { ...arrival, to: wanted } : arrival);
  };
  const form = useDtoForm(LogInRequest, { email: '', password: '' }, ask);
  if (choice)
    return (
      <ChooseRestaurant
        workplaces={choice.workplaces}
        isBusy={loggingIn.isRunning()}
        onChoose={(restaurantId) => void ask({ ...choice.asked, restaurantId })}
        onBack={() => setChoice(null)}
      />
    );
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
