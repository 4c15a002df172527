import type {
  EmailRequest,
  LogInRequest,
  PasswordChanged,
  ResendOtpRequest,
  Resent,
  ResetAsked,
  ResetPasswordRequest,
  SessionView,
  SignedUp,
  SignUpRequest,
  VerifyOtpRequest,
} from '@sae/domain/access';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

const anonymous = true;

export const access = {
  signUp: (body: SignUpRequest, { key }: Intent) => api.post<SignedUp>('/users/signup', { body, key, anonymous }),
  verifyOtp: (body: VerifyOtpRequest, { key }: Intent) =>
    api.post<SessionView>('/users/verify-otp', { body, key, anonymous }),
  resendOtp: (body: ResendOtpRequest, { key }: Intent) =>
    api.post<Resent>('/users/resend-otp', { body, key, anonymous }),
  forgotPassword: (body: EmailRequest, { key }: Intent) =>
    api.post<ResetAsked>('/users/forgot-password', { body, key, anonymous }),
  resetPassword: (body: ResetPasswordRequest, { key }: Intent) =>
    api.post<PasswordChanged>('/users/reset-password', { body, key, anonymous }),
  logIn: (body: LogInRequest, { key }: Intent) => api.post<SessionView>('/users/login', { body, key, anonymous }),
};
