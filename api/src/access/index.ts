import { handlersOf } from '../kernel/bus.js';
import { AccessController, SessionsController } from './access.controller.js';
import * as queries from './access.queries.js';
import { Addresses } from './addresses.js';
import { AnswerIds } from './answer-ids.js';
import { Authenticator } from './authenticator.js';
import { Browsers } from './browsers.js';
import { LogInLimits } from './log-in-limits.js';
import { OtpSender, OtpTries } from './otps.js';
import * as passwords from './passwords.commands.js';
import { Passwords } from './passwords.js';
import * as sessions from './sessions.commands.js';
import { LastSeen, Sessions } from './sessions.js';
import * as signingUp from './sign-up.commands.js';
import { Throttle } from './throttle.js';
import { Tokens } from './tokens.js';

export const access = {
  controllers: [SessionsController, AccessController],
  providers: [
    Addresses,
    AnswerIds,
    Authenticator,
    Browsers,
    LastSeen,
    LogInLimits,
    OtpSender,
    OtpTries,
    Passwords,
    Sessions,
    Throttle,
    Tokens,
    ...handlersOf(signingUp, passwords, sessions, queries),
  ],
};
