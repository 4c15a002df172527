import Button from '@mui/material/Button';
import { OTP } from '@sae/domain/access';
import { useState } from 'react';
import type { access } from './access.data.js';
import { serverMessagesOr } from '../data/api-error.js';
import { useWish } from '../data/useWish.js';
import { useCountdown } from './countdown.js';

const soon = () => Date.now() + OTP.resendAfterMs;

/** Another mail with a code, no sooner than the server would send one. */
export const ResendOtp = ({ email, resend: call }: { email: string; resend: typeof access.resendOtp }) => {
  const [mayAt, setMayAt] = useState(soon);
  const left = useCountdown(mayAt);
  const resend = useWish(call, {
    success: ({ message }) => message ?? 'OTP sent',
    failure: serverMessagesOr('Failed to resend OTP'),
    signedIn: false,
  });
  const press = async () => {
    if (await resend.run({ email })) setMayAt(soon());
  };
  return (
    <Button
      sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
      onClick={press}
      disabled={left > 0}
      loading={resend.isRunning()}
    >
      {left > 0 ? `Resend OTP in ${left} s` : 'Resend OTP'}
    </Button>
  );
};
