import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useToasts } from '../ui/toasts.js';
import { ResetPasswordStep } from './ResetPasswordStep.js';

const NotRequested = () => {
  const toasts = useToasts();
  useEffect(() => toasts.error('Please request a password reset first'), [toasts]);
  return <Navigate to="/forgot-password" replace />;
};

/** Reached with the email that was asked for stored; without one there is nothing to reset. */
export const ResetPasswordPage = () => {
  const navigate = useNavigate();
  // As it was on arrival: once the password is reset it is gone, and so is this page.
  const [email] = useState(session.resetEmail);
  const done = () => {
    session.forgetReset();
    void navigate('/login');
  };
  return email ? (
    <ResetPasswordStep email={email} onDone={done} onBack={() => void navigate('/forgot-password')} />
  ) : (
    <NotRequested />
  );
};
