import { EmailRequest } from '@sae/domain/access/credentials.dto';
import { useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useDtoForm } from '../forms/DtoForm.js';
import { access, useAccess } from './access.data.js';
import { AuthForm, EmailInput, OtherWay } from './AuthForm.js';

export const ForgotPasswordPage = () => {
  const navigate = useNavigate();
  const request = useAccess(access.forgotPassword, 'Request failed', ({ message }) => message ?? 'OTP sent');
  const form = useDtoForm(EmailRequest, { email: session.resetEmail() ?? '' }, async (values) => {
    const answer = await request.run(values);
    if (!answer) return;
    session.rememberReset(values.email, answer.resetId);
    void navigate('/reset-password');
  });
  return (
    <AuthForm
      title="Forgot Password"
      lead="Tell us your email, and we send you an OTP to set a new password."
      form={form}
      action="Send OTP"
      foot={<OtherWay question="Remembered it?" to="/login" name="Back to login" />}
    >
      <EmailInput />
    </AuthForm>
  );
};
