import { OTP_LENGTH, type ResendOtpRequest, VerifyOtpRequest } from '@sae/domain/access/credentials.dto';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useDtoForm } from '../forms/DtoForm.js';
import { access, useAccess } from './access.data.js';
import { afterVerify, useArrive } from './arrival.js';
import { AuthForm } from './AuthForm.js';
import { NoOtp, OtpInput } from './Otp.js';

/** A sign-up that waits for its code; the server's name for it keeps it apart from others of the same address. */
export type WaitingSignUp = ResendOtpRequest;

/** Asks for the code that was mailed. */
export const VerifyOtp = ({ waiting, onBack }: { waiting: WaitingSignUp; onBack: () => void }) => {
  const { email } = waiting;
  const arrive = useArrive();
  const verify = useAccess(access.verifyOtp, 'OTP verification failed');
  const form = useDtoForm(VerifyOtpRequest, { ...waiting, otp: '' }, async (values) => {
    const answer = await verify.run(values);
    if (!answer) return;
    const arrival = afterVerify(answer, email, session.save);
    if ('to' in arrival && answer.user) session.rememberUser(answer.user);
    await arrive(arrival);
  });
  return (
    <AuthForm
      title="Verify OTP"
      lead={
        <>
          We sent a {OTP_LENGTH}-digit OTP to <strong>{email}</strong>.
        </>
      }
      form={form}
      action="Verify OTP"
      foot={<NoOtp body={waiting} resend={access.resendOtp} onBack={onBack} />}
    >
      <OtpInput />
    </AuthForm>
  );
};

/** Reached with the email in the navigation's state; without one there is nothing to verify. */
export const VerifyOtpPage = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { email?: unknown; signUpId?: unknown } | null };
  const { email, signUpId } = state ?? {};
  const named = typeof signUpId === 'string' ? { signUpId } : {};
  return typeof email === 'string' && email ? (
    <VerifyOtp waiting={{ email, ...named }} onBack={() => void navigate('/login')} />
  ) : (
    <Navigate to="/login" replace />
  );
};
