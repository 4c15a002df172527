import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { OTP_LENGTH, VerifyOtpRequest } from '@sae/domain/access';
import { serverMessagesOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useWish } from '../ui/useWish.js';
import { SubmitButton, useDtoForm } from '../forms/index.js';
import { access } from './access.data.js';
import { afterVerify } from './arrival.js';
import { AuthFrame } from './AuthFrame.js';
import { OtpInput } from './OtpInput.js';
import { ResendOtp } from './ResendOtp.js';
import { useArrive } from './useArrive.js';

/** A sign-up that waits for its code; the server's name for it keeps it apart from others of the same address. */
export interface WaitingSignUp {
  readonly email: string;
  readonly signUpId?: string;
}

/** Asks for the code that was mailed. */
export const VerifyOtpStep = ({ waiting, onBack }: { waiting: WaitingSignUp; onBack: () => void }) => {
  const { email } = waiting;
  const arrive = useArrive();
  const verify = useWish(access.verifyOtp, { failure: serverMessagesOr('OTP verification failed'), signedIn: false });
  const form = useDtoForm(VerifyOtpRequest, { ...waiting, otp: '' }, async (values) => {
    const answer = await verify.run(values);
    if (!answer) return;
    const arrival = afterVerify(answer, email, session.save);
    if ('to' in arrival && answer.user) session.rememberUser(answer.user);
    arrive(arrival);
  });
  return (
    <AuthFrame
      title="Verify OTP"
      lead={
        <>
          We sent a {OTP_LENGTH}-digit OTP to <strong>{email}</strong>.
        </>
      }
    >
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 2.5 }}>
        <OtpInput form={form} name="otp" />
        <SubmitButton sending={form.sending} size="large">
          Verify OTP
        </SubmitButton>
        <Stack sx={{ flexDirection: { sm: 'row' }, justifyContent: 'space-between', gap: 1 }}>
          <ResendOtp body={waiting} resend={access.resendOtp} />
          <Button onClick={onBack} color="inherit">
            Use another email
          </Button>
        </Stack>
      </Stack>
    </AuthFrame>
  );
};
