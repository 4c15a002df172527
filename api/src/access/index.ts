import { Addresses } from './addresses.js';
import { Admission } from './admission.js';
import { LogInHandler } from './log-in.js';
import { Passwords } from './passwords.js';
import { OtpSender, ResendOtpHandler } from './resend-otp.js';
import { SignUpHandler } from './sign-up.js';
import { Throttle } from './throttle.js';
import { Tokens } from './tokens.js';
import { UserHandler } from './user.js';
import { VerifyOtpHandler } from './verify-otp.js';

export { AccessController } from './access.controller.js';
export const accessParts = [Addresses, Admission, OtpSender, Passwords, Throttle, Tokens];
export const accessHandlers = [SignUpHandler, VerifyOtpHandler, ResendOtpHandler, LogInHandler, UserHandler];
