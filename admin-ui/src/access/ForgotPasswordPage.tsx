import { EmailRequest } from '@sae/domain/access';
import { useNavigate } from 'react-router';
import { serverMessagesOr } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useDtoForm } from '../forms/useDtoForm.js';
import { useWish } from '../ui/useWish.js';
import { access } from './access.data.js';
import { AuthForm, EmailInput, OtherWay } from './AuthForm.js';
import { AuthFrame } from './AuthFrame.js';

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
      <AuthForm
        form={form}
        action="Send OTP"
        foot={<OtherWay question="Remembered it?" to="/login" name="Back to login" />}
      >
        <EmailInput form={form} name="email" />
      </AuthForm>
    </AuthFrame>
  );
};
