import { Navigate, useLocation, useNavigate } from 'react-router';
import { VerifyOtpStep } from './VerifyOtpStep.js';

/** Reached with the email in the navigation's state; without one there is nothing to verify. */
export const VerifyOtpPage = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { email?: unknown } | null };
  const email = state?.email;
  return typeof email === 'string' && email ? (
    <VerifyOtpStep email={email} onBack={() => void navigate('/login')} />
  ) : (
    <Navigate to="/login" replace />
  );
};
