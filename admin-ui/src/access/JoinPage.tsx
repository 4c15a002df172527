import { AcceptInvitationForm } from '@sae/domain/access/credentials.dto';
import { useLocation, useNavigate } from 'react-router';
import { session } from '../data/session.js';
import { useDtoForm } from '../forms/DtoForm.js';
import { access, useAccess } from './access.data.js';
import { afterVerify, useArrive } from './arrival.js';
import { AuthForm, EmailInput, NewPasswordInputs, OtherWay } from './AuthForm.js';
import { NoOtp, OtpInput } from './Otp.js';

/** What the mail names it, after the `#` of its link. */
const useInvitation = () => {
  const id = useLocation().hash.slice(1);
  return /^[\w-]{22}$/.test(id) ? { invitationId: id } : {};
};

/** Whoever is invited to work at a restaurant chooses a password, by the code that was mailed. */
export const JoinPage = () => {
  const navigate = useNavigate();
  const arrive = useArrive();
  const invitation = useInvitation();
  const accepting = useAccess(access.acceptInvitation, 'Failed to accept the invitation');
  const empty = { email: '', otp: '', password: '', confirmPassword: '' };
  const form = useDtoForm(AcceptInvitationForm, empty, async ({ email, otp, password }) => {
    const answer = await accepting.run({ email, otp, password, ...invitation });
    if (answer) await arrive(afterVerify(answer, email, session.save));
  });
  const email = form.watch('email');
  return (
    <AuthForm
      title="Join a Restaurant"
      lead="The mail that invited you has a code. It is good for ten minutes; ask for another if it is older."
      form={form}
      action="Join"
      foot={
        <>
          <NoOtp
            isAtOnce
            body={{ email: email.trim(), ...invitation }}
            resend={access.resendInvitation}
            onBack={() => void navigate('/login')}
            back="Log in"
          />
          <OtherWay question="No invitation?" to="/signup" name="Sign Up" />
        </>
      }
    >
      <EmailInput />
      <OtpInput autoFocus={false} />
      <NewPasswordInputs label="Password" />
    </AuthForm>
  );
};
