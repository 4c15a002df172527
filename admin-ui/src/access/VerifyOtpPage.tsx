import { Navigate, useLocation, useNavigate } from 'react-router';
import { VerifyOtpStep } from './VerifyOtpStep.js';

/** Reached with the email in the navigation's state; without one there is nothing to verify. */
export const VerifyOtpPage = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { email?: unknown; signUpId?: unknown } | null };
  const { email, signUpId } = state ?? {};
  const named = typeof signUpId === 'string' ? { signUpId } : {};
  return typeof email === 'string' && email ? (
    <VerifyOtpStep waiting={{ email, ...named }} onBack={() => void navigate('/login')} />
  ) : (
    <Navigate to="/login" replace />
  );
};
