import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmailRequest } from '@sae/domain/access';
import { Link as To, useNavigate } from 'react-router';
import { serverMessagesOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useWish } from '../ui/useWish.js';
import { SubmitButton, useDtoForm } from '../forms/index.js';
import { access } from './access.data.js';
import { AuthFrame } from './AuthFrame.js';
import { EmailInput } from './EmailInput.js';

export const ForgotPasswordPage = () => {
  const navigate = useNavigate();
  const request = useWish(access.forgotPassword, {
    success: ({ message }) => message ?? 'OTP sent',
    failure: serverMessagesOr('Request failed'),
    signedIn: false,
  });
  const form = useDtoForm(EmailRequest, { email: session.resetEmail() ?? '' }, async (values) => {
    const answer = await request.run(values);
    if (!answer) return;
    session.rememberReset(values.email, answer.resetId);
    void navigate('/reset-password');
  });
  return (
    <AuthFrame title="Forgot Password" lead="Tell us your email, and we send you an OTP to set a new password.">
      <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 2.5 }}>
        <EmailInput form={form} name="email" />
        <SubmitButton sending={form.sending} size="large">
          Send OTP
        </SubmitButton>
        <Typography color="text.secondary" sx={{ textAlign: 'center' }}>
          Remembered it?{' '}
          <Link component={To} to="/login">
            Back to login
          </Link>
        </Typography>
      </Stack>
    </AuthFrame>
  );
};
