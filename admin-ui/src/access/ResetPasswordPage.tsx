import { OTP_LENGTH, ResetPasswordForm } from '@sae/domain/access/credentials.dto';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useDtoForm } from '../forms/DtoForm.js';
import { useToasts } from '../ui/toasts.js';
import { access, useAccess } from './access.data.js';
import { AuthForm, NewPasswordInputs } from './AuthForm.js';
import { NoOtp, OtpInput } from './Otp.js';

const NotRequested = () => {
  const toasts = useToasts();
  useEffect(() => toasts.error('Please request a password reset first'), [toasts]);
  return <Navigate to="/forgot-password" replace />;
};

/** Asks for the code that was mailed and for the new password. */
const NewPassword = ({ email }: { email: string }) => {
  const navigate = useNavigate();
  const reset = useAccess(
    access.resetPassword,
    'Reset failed',
    ({ message }) => message ?? 'Password reset successfully',
  );
  const empty = { email, otp: '', password: '', confirmPassword: '' };
  const form = useDtoForm(ResetPasswordForm, empty, async ({ otp, password }) => {
    const resetId = session.resetId();
    if (!(await reset.run({ email, otp, password, ...(resetId ? { resetId } : {}) }))) return;
    session.forgetReset();
    void navigate('/login');
  });
  const foot = (
    <NoOtp
      body={{ email }}
      resend={access.forgotPassword}
      onSent={({ resetId }) => session.rememberReset(email, resetId)}
      onBack={() => void navigate('/forgot-password')}
    />
  );
  return (
    <AuthForm
      title="Reset Password"
      lead={
        <>
          If <strong>{email}</strong> has an account, we sent it a {OTP_LENGTH}-digit OTP.
        </>
      }
      form={form}
      action="Reset Password"
      foot={foot}
    >
      <OtpInput />
      <NewPasswordInputs label="New Password" />
    </AuthForm>
  );
};

/** Reached with the email that was asked for stored; without one there is nothing to reset. */
export const ResetPasswordPage = () => {
  // As it was on arrival: once the password is reset it is gone, and so is this page.
  const [email] = useState(session.resetEmail);
  return email ? <NewPassword email={email} /> : <NotRequested />;
};
