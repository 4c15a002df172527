import type {
  EmailRequest,
  LogInRequest,
  ResendOtpRequest,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyOtpRequest,
} from '@sae/domain/access';
import { api } from '../data/api.js';
import type { Intent } from '../data/verb.js';

const anonymous = true;

export const access = {
  signUp: (body: SignUpRequest, { key }: Intent) => api.post('/users/signup', { body, key, anonymous }),
  verifyOtp: (body: VerifyOtpRequest, { key }: Intent) => api.post('/users/verify-otp', { body, key, anonymous }),
  resendOtp: (body: ResendOtpRequest, { key }: Intent) => api.post('/users/resend-otp', { body, key, anonymous }),
  forgotPassword: (body: EmailRequest, { key }: Intent) => api.post('/users/forgot-password', { body, key, anonymous }),
  resetPassword: (body: ResetPasswordRequest, { key }: Intent) =>
    api.post('/users/reset-password', { body, key, anonymous }),
  logIn: (body: LogInRequest, { key }: Intent) => api.post('/users/login', { body, key, anonymous }),
};
