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
import { EnterSecondFactor } from './EnterSecondFactor.js';

/** What is still to be said, beside what was said already. */
interface Step {
  readonly asked: LogInRequest;
  /** Where somebody works at several restaurants; else it is the code of their second factor. */
  readonly workplaces?: readonly WorkplaceView[];
}

export const LoginPage = () => {
  const arrive = useArrive();
  const wanted = wantedIn(useLocation().state);
  const [step, setStep] = useState<Step | null>(null);
  const loggingIn = useAccess(logIn, 'Login failed');
  const ask = async (values: LogInRequest) => {
    const arrival = await loggingIn.run(values);
    if (!arrival) return;
    if ('workplaces' in arrival) return setStep({ asked: values, workplaces: arrival.workplaces });
    if ('wants' in arrival) return setStep({ asked: values });
    await arrive('success' in arrival && wanted ? { ...arrival, to: wanted } : arrival);
  };
  const form = useDtoForm(LogInRequest, { email: '', password: '' }, ask);
  if (step?.workplaces)
    return (
      <ChooseRestaurant
        workplaces={step.workplaces}
        isBusy={loggingIn.isRunning()}
        onChoose={(restaurantId) => void ask({ ...step.asked, restaurantId })}
        onBack={() => setStep(null)}
      />
    );
  if (step)
    return (
      <EnterSecondFactor onCode={(secondFactor) => ask({ ...step.asked, secondFactor })} onBack={() => setStep(null)} />
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
