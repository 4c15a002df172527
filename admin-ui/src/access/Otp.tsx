import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { OTP } from '@sae/domain/access';
import { useEffect, useState } from 'react';
import type { Intent } from '../data/verbs.js';
import { TextInput } from '../forms/inputs.js';
import { useAccess } from './access.data.js';

/** A one-time code: a phone offers to fill it in, and spaces in a pasted one do not count. */
export const OtpInput = ({ autoFocus = true }: { autoFocus?: boolean }) => (
  <TextInput
    name="otp"
    label="OTP"
    autoFocus={autoFocus}
    autoComplete="one-time-code"
    rules={{ setValueAs: (typed: string) => typed.replace(/[\s-]/g, '') }}
    inputProps={{ inputMode: 'numeric', style: { fontSize: '1.375rem', letterSpacing: '0.4em', fontWeight: 600 } }}
  />
);

/** Whole seconds until a moment (ms since 1970), never below 0. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Counts down to a moment; a phone that slept meanwhile is right again at once. */
const useCountdown = (moment: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(moment, now);
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [over, moment]);
  return left;
};

const soon = () => Date.now() + OTP.resendAfterMs;

interface NoOtpProps<Body, Answer extends { message?: string }> {
  readonly body: Body;
  readonly resend: (body: Body, intent: Intent) => Promise<Answer>;
  readonly onSent?: (answer: Answer) => void;
  readonly onBack: () => void;
  /** Where else one may go. */
  readonly back?: string;
  /** Nothing was mailed a moment ago. */
  readonly isAtOnce?: boolean;
}

/** For whoever got no code: another mail, no sooner than the server would send one, or another address. */
export const NoOtp = <Body, Answer extends { message?: string }>({
  body,
  resend: call,
  onSent,
  onBack,
  back = 'Use another email',
  isAtOnce = false,
}: NoOtpProps<Body, Answer>) => {
  const [mayAt, setMayAt] = useState(() => (isAtOnce ? Date.now() : soon()));
  const left = useCountdown(mayAt);
  const resend = useAccess(call, 'Failed to resend OTP', ({ message }) => message ?? 'OTP sent');
  const press = async () => {
    const answer = await resend.run(body);
    if (!answer) return;
    setMayAt(soon());
    onSent?.(answer);
  };
  return (
    <Stack sx={{ flexDirection: { sm: 'row' }, justifyContent: 'space-between', gap: 1 }}>
      <Button
        sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
        onClick={press}
        disabled={left > 0}
        loading={resend.isRunning()}
      >
        {left > 0 ? `Resend OTP in ${left} s` : 'Resend OTP'}
      </Button>
      <Button onClick={onBack} color="inherit">
        {back}
      </Button>
    </Stack>
  );
};
