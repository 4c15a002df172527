import type { SignUpRequest } from '@sae/domain/access';
import { useState } from 'react';
import { SignUpForm } from './SignUpForm.js';
import { VerifyOtpStep } from './VerifyOtpStep.js';

const EMPTY: SignUpRequest = { restaurantName: '', ownerName: '', email: '', password: '', confirmPassword: '' };

/** The form first; once the server has sent a code, the same screen asks for it. */
export const SignUpPage = () => {
  const [filled, setFilled] = useState(EMPTY);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = (values: SignUpRequest, email: string) => {
    setFilled(values);
    setSentTo(email);
  };
  return sentTo === null ? (
    <SignUpForm filled={filled} onSent={sent} />
  ) : (
    <VerifyOtpStep email={sentTo} onBack={() => setSentTo(null)} />
  );
};
