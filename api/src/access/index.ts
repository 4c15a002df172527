import { LogInHandler } from './log-in.js';
import { ResendOtpHandler } from './resend-otp.js';
import { SignUpHandler } from './sign-up.js';
import { UserHandler } from './user.js';
import { VerifyOtpHandler } from './verify-otp.js';

export { AccessController } from './access.controller.js';
export const accessHandlers = [SignUpHandler, VerifyOtpHandler, ResendOtpHandler, LogInHandler, UserHandler];
