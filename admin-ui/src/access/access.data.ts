import type { PasswordChanged, Resent, ResetAsked, SessionView, SignedUp } from '@sae/domain/access';
import type {
  AcceptInvitationRequest,
  EmailRequest,
  LogInRequest,
  ResendInvitationRequest,
  ResendOtpRequest,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyOtpRequest,
} from '@sae/domain/access/credentials.dto';
import type { LogInView } from '@sae/domain/people';
import { serverMessagesOr } from '../data/api-error.js';
import { api } from '../data/api.js';
import type { Intent, Verb } from '../data/verbs.js';
import { session } from '../data/session.js';
import { useAction } from '../ui/useAction.js';
import { afterLogIn, type Arrival, type Unfinished } from './arrival.js';

/** Asked by somebody who is not logged in yet. */
const asked =
  <Body, Answer>(path: string) =>
  (body: Body, { key }: Intent) =>
    api.post<Answer>(path, { body, key, anonymous: true });

export const access = {
  signUp: asked<SignUpRequest, SignedUp>('/users/signup'),
  verifyOtp: asked<VerifyOtpRequest, SessionView>('/users/verify-otp'),
  resendOtp: asked<ResendOtpRequest, Resent>('/users/resend-otp'),
  forgotPassword: asked<EmailRequest, ResetAsked>('/users/forgot-password'),
  resetPassword: asked<ResetPasswordRequest, PasswordChanged>('/users/reset-password'),
  acceptInvitation: asked<AcceptInvitationRequest, SessionView>('/users/invitations/accept'),
  resendInvitation: asked<ResendInvitationRequest, Resent>('/users/invitations/resend'),
};

const asksIn = asked<LogInRequest, LogInView>('/users/login');

/** Logs in: the login is kept, and it is known where it leads. The login page's, and react-admin's `login`. */
export const logIn = async (values: LogInRequest, intent: Intent): Promise<Arrival | Unfinished> => {
  const answer = await asksIn(values, intent);
  if (answer.requiresSecondFactor) return { wants: 'secondFactor' };
  if (answer.requiresChoice) return { workplaces: answer.workplaces ?? [] };
  return afterLogIn(answer, values.email, session.save);
};

/** What somebody wishes who is not logged in yet. */
export const useAccess = <P, R>(call: Verb<P, R>, failure: string, success?: (answer: R) => string) =>
  useAction(call, { success, failure: serverMessagesOr(failure), signedIn: false });
