import type { EmailRequest, LogInRequest, SessionView, SignUpRequest, VerifyOtpRequest } from '@sae/domain/access';
import { http } from '../data/http.js';
import type { Intent } from '../data/verb.js';

export const access = {
  signUp: (form: SignUpRequest, { key }: Intent) =>
    http.postAnonymously<{ message?: string; email?: string }>('/users/signup', form, key),
  verifyOtp: (form: VerifyOtpRequest, { key }: Intent) =>
    http.postAnonymously<SessionView>('/users/verify-otp', form, key),
  resendOtp: (form: EmailRequest, { key }: Intent) =>
    http.postAnonymously<{ message?: string }>('/users/resend-otp', form, key),
  logIn: (form: LogInRequest, { key }: Intent) => http.postAnonymously<SessionView>('/users/login', form, key),
};
