import type { SignUpRequest } from '@sae/domain/access';
import { useState } from 'react';
import { SignUpForm } from './SignUpForm.js';
import { VerifyOtpStep, type WaitingSignUp } from './VerifyOtpStep.js';

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
    <SignUpForm filled={filled} onSent={sent} />
  ) : (
    <VerifyOtpStep waiting={sentTo} onBack={() => setSentTo(null)} />
  );
};
