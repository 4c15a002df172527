import { handlersOf } from '../kernel/queries.js';
import * as queries from './access.queries.js';
import { Addresses } from './addresses.js';
import { Authenticator } from './authenticator.js';
import { AnswerIds } from './answer-ids.js';
import { Browsers } from './browsers.js';
import { EndOtherSessionsHandler, EndSessionHandler } from './end-sessions.js';
import { ForgotPasswordHandler } from './forgot-password.js';
import { LastSeen } from './last-seen.js';
import { LogInLimits } from './log-in-limits.js';
import { LogInHandler } from './log-in.js';
import { LogOutHandler } from './log-out.js';
import { OtpTries } from './otp-tries.js';
import { Passwords } from './passwords.js';
import { OtpSender, ResendOtpHandler } from './resend-otp.js';
import { ResetPasswordHandler } from './reset-password.js';
import { Sessions } from './sessions.js';
import { SignUpHandler } from './sign-up.js';
import { Throttle } from './throttle.js';
import { Tokens } from './tokens.js';
import { VerifyOtpHandler } from './verify-otp.js';

export { AccessController } from './access.controller.js';
export { SessionsController } from './sessions.controller.js';
export const accessParts = [
  Addresses,
  Authenticator,
  AnswerIds,
  Browsers,
  LastSeen,
  LogInLimits,
  OtpSender,
  OtpTries,
  Passwords,
  Sessions,
  Throttle,
  Tokens,
];
export const accessHandlers = [
  SignUpHandler,
  VerifyOtpHandler,
  ResendOtpHandler,
  LogInHandler,
  LogOutHandler,
  EndSessionHandler,
  EndOtherSessionsHandler,
  ForgotPasswordHandler,
  ResetPasswordHandler,
  ...handlersOf(queries),
];
