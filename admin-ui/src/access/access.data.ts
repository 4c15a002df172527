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
import { useAction } from '../ui/useAction.js';

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
  logIn: asked<LogInRequest, SessionView>('/users/login'),
};

/** What somebody wishes who is not logged in yet. */
export const useAccess = <P, R>(call: Verb<P, R>, failure: string, success?: (answer: R) => string) =>
  useAction(call, { success, failure: serverMessagesOr(failure), signedIn: false });
