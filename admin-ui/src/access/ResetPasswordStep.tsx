import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { OTP_LENGTH, PASSWORD_LENGTH, ResetPasswordForm } from '@sae/domain/access';
import { serverMessagesOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useWish } from '../ui/useWish.js';
import { PasswordInput, SubmitButton, useDtoForm } from '../forms/index.js';
import { access } from './access.data.js';
import { AuthFrame } from './AuthFrame.js';
import { OtpInput } from './OtpInput.js';
import { ResendOtp } from './ResendOtp.js';

interface ResetPasswordStepProps {
  readonly email: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Asks for the code that was mailed and for the new password. */
export const ResetPasswordStep = ({ email, onDone, onBack }: ResetPasswordStepProps) => {
  const reset = useWish(access.resetPassword, {
    success: ({ message }) => message ?? 'Password reset successfully',
    failure: serverMessagesOr('Reset failed'),
    signedIn: false,
  });
  const empty = { email, otp: '', password: '', confirmPassword: '' };
  const form = useDtoForm(ResetPasswordForm, empty, async ({ otp, password }) => {
    const resetId = session.resetId();
    if (await reset.run({ email, otp, password, ...(resetId ? { resetId } : {}) })) onDone();
  });
  return (
    <AuthFrame
      title="Reset Password"
      lead={
        <>
          If <strong>{email}</strong> has an account, we sent it a {OTP_LENGTH}-digit OTP.
        </>
      }
    >
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 2.5 }}>
        <OtpInput form={form} name="otp" />
        <PasswordInput
          form={form}
          name="password"
          label="New Password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_LENGTH.min} characters`}
        />
        <PasswordInput form={form} name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
        <SubmitButton sending={form.sending} size="large">
          Reset Password
        </SubmitButton>
        <Stack sx={{ flexDirection: { sm: 'row' }, justifyContent: 'space-between', gap: 1 }}>
          <ResendOtp
            body={{ email }}
            resend={access.forgotPassword}
            onSent={({ resetId }) => session.rememberReset(email, resetId)}
          />
          <Button onClick={onBack} color="inherit">
            Use another email
          </Button>
        </Stack>
      </Stack>
    </AuthFrame>
  );
};
