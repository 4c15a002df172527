import { SignUpRequest } from '@sae/domain/access/credentials.dto';
import { useState } from 'react';
import { useDtoForm } from '../forms/DtoForm.js';
import { TextInput } from '../forms/inputs.js';
import { useToasts } from '../ui/toasts.js';
import { access, useAccess } from './access.data.js';
import { AuthForm, EmailInput, NewPasswordInputs, OtherWay } from './AuthForm.js';
import { VerifyOtp, type WaitingSignUp } from './VerifyOtpPage.js';

interface SignUpProps {
  readonly filled: SignUpRequest;
  readonly onSent: (values: SignUpRequest, waiting: WaitingSignUp) => void;
}

const SignUp = ({ filled, onSent }: SignUpProps) => {
  const toasts = useToasts();
  const signUp = useAccess(access.signUp, 'Signup failed');
  const form = useDtoForm(SignUpRequest, filled, async (values) => {
    const answer = await signUp.run(values);
    if (!answer) return;
    if (answer.message) toasts.success(answer.message);
    onSent(values, { email: answer.email ?? values.email, signUpId: answer.signUpId });
  });
  return (
    <AuthForm
      title="Sign Up"
      lead="Open your restaurant’s back office in a minute."
      form={form}
      action="Sign Up"
      foot={<OtherWay question="Already have an account?" to="/login" name="Log In" />}
    >
      <TextInput name="restaurantName" label="Restaurant Name" autoComplete="organization" />
      <TextInput name="ownerName" label="Owner Name" autoComplete="name" />
      <EmailInput />
      <NewPasswordInputs label="Password" />
    </AuthForm>
  );
};

const EMPTY: SignUpRequest = { restaurantName: '', ownerName: '', email: '', password: '', confirmPassword: '' };

/** The form first; once the server has sent a code, the same screen asks for it. */
export const SignUpPage = () => {
  const [filled, setFilled] = useState(EMPTY);
  const [sentTo, setSentTo] = useState<WaitingSignUp | null>(null);
  const sent = (values: SignUpRequest, waiting: WaitingSignUp) => {
    setFilled(values);
    setSentTo(waiting);
  };
  return sentTo === null ? (
    <SignUp filled={filled} onSent={sent} />
  ) : (
    <VerifyOtp waiting={sentTo} onBack={() => setSentTo(null)} />
  );
};
