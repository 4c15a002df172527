import Button from '@mui/material/Button';
import { OTP } from '@sae/domain/access';
import { useState } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { useWish } from '../ui/useWish.js';
import type { Intent } from '../data/verb.js';
import { useCountdown } from './countdown.js';

const soon = () => Date.now() + OTP.resendAfterMs;

interface ResendOtpProps<Body, Answer extends { message?: string }> {
  readonly body: Body;
  readonly resend: (body: Body, intent: Intent) => Promise<Answer>;
  readonly onSent?: (answer: Answer) => void;
}

/** Another mail with a code, no sooner than the server would send one. */
export const ResendOtp = <Body, Answer extends { message?: string }>({
  body,
  resend: call,
  onSent,
}: ResendOtpProps<Body, Answer>) => {
  const [mayAt, setMayAt] = useState(soon);
  const left = useCountdown(mayAt);
  const resend = useWish(call, {
    success: ({ message }) => message ?? 'OTP sent',
    failure: serverMessagesOr('Failed to resend OTP'),
    signedIn: false,
  });
  const press = async () => {
    const answer = await resend.run(body);
    if (!answer) return;
    setMayAt(soon());
    onSent?.(answer);
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
