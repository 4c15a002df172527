import { Addresses } from './addresses.js';
import { Admission } from './admission.js';
import { ForgotPasswordHandler } from './forgot-password.js';
import { LogInHandler } from './log-in.js';
import { OtpTries } from './otp-tries.js';
import { Passwords } from './passwords.js';
import { OtpSender, ResendOtpHandler } from './resend-otp.js';
import { ResetPasswordHandler } from './reset-password.js';
import { SignUpHandler } from './sign-up.js';
import { Throttle } from './throttle.js';
import { Tokens } from './tokens.js';
import { UserHandler } from './user.js';
import { VerifyOtpHandler } from './verify-otp.js';

export { AccessController } from './access.controller.js';
export const accessParts = [Addresses, Admission, OtpSender, OtpTries, Passwords, Throttle, Tokens];
export const accessHandlers = [
  SignUpHandler,
  VerifyOtpHandler,
  ResendOtpHandler,
  LogInHandler,
  ForgotPasswordHandler,
  ResetPasswordHandler,
  UserHandler,
];
