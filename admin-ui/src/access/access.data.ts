import type { PasswordChanged, Resent, ResetAsked, SessionView, SignedUp } from '@sae/domain/access';
import type {
  EmailRequest,
  LogInRequest,
  ResendOtpRequest,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyOtpRequest,
} from '@sae/domain/access/credentials.dto';
import { serverMessagesOr } from '../data/api-error.js';
import { api } from '../data/api.js';
import type { Intent, Verb } from '../data/verbs.js';
import { session } from '../data/session.js';
import { useAction } from '../ui/useAction.js';
import { afterLogIn, type Arrival } from './arrival.js';

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
};

const asksIn = asked<LogInRequest, SessionView>('/users/login');

/** Logs in: the login is kept, and it is known where it leads. The login page's, and react-admin's `login`. */
export const logIn = async (values: LogInRequest, intent: Intent): Promise<Arrival> =>
  afterLogIn(await asksIn(values, intent), values.email, session.save);

/** What somebody wishes who is not logged in yet. */
export const useAccess = <P, R>(call: Verb<P, R>, failure: string, success?: (answer: R) => string) =>
  useAction(call, { success, failure: serverMessagesOr(failure), signedIn: false });
