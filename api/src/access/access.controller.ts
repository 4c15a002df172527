import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  EmailRequest,
  LogInRequest,
  LogOutRequest,
  ResendOtpRequest,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyOtpRequest,
} from '@sae/domain/access/credentials.dto';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, SendsList } from '../answers/answers.js';
import { ClientLimit, SignUpLimit } from '../http/clients.js';
import { sendRows } from '../http/lists.js';
import { Id } from '../http/params.js';
import { openSessions, user } from './access.queries.js';
import { AsksAgain, FromTheLog, Public, Right, WithoutPlan } from './auth.guard.js';
import { Browsers } from './browsers.js';
import { forgotPassword, resetPassword } from './passwords.commands.js';
import { By, ByVisitor, Who, type Admitted, type Visitor } from './request-context.js';
import { endOtherSessions, endSession, logIn, logOut } from './sessions.commands.js';
import { resendOtp, signUp, verifyOtp } from './sign-up.commands.js';

@Controller('users')
export class AccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly browsers: Browsers,
  ) {}

  @Answers('SignedUp', 'Signs a restaurant up and mails its owner a code; its id is sent back with the code')
  @Public()
  @UseGuards(SignUpLimit)
  @Post('signup')
  signUp(@Body() request: SignUpRequest, @ByVisitor() visitor: Visitor) {
    return this.commands.execute(signUp(request, visitor));
  }

  @Answers('SessionView', 'Verifies an address by its code, and signs in')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('verify-otp')
  async verifyOtp(
    @Body() request: VerifyOtpRequest,
    @ByVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.browsers.entered(await this.commands.execute(verifyOtp(request, visitor)), visitor, reply);
  }

  @Answers('Resent', 'Mails another code; the answer is the same for every address')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('resend-otp')
  resendOtp(@Body() request: ResendOtpRequest, @ByVisitor() visitor: Visitor) {
    return this.commands.execute(resendOtp(request, visitor));
  }

  @Answers('LogInView', 'Signs in; requiresOtp, requiresPlan and requiresChoice say what is still missing', {
    refuses: {
      401: 'Invalid email or password',
      403: 'They work nowhere, or are suspended',
      404: 'They do not work at the restaurant they chose',
    },
  })
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('login')
  async logIn(
    @Body() request: LogInRequest,
    @ByVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.browsers.entered(await this.commands.execute(logIn(request, visitor)), visitor, reply);
  }

  @Answers('ResetAsked', 'Mails a code for a new password; the answer is the same for every address')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('forgot-password')
  forgotPassword(@Body() { email }: EmailRequest, @ByVisitor() visitor: Visitor) {
    return this.commands.execute(forgotPassword(email, visitor));
  }

  @Answers('PasswordChanged', 'Sets a new password by the code; every older token ends')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('reset-password')
  resetPassword(@Body() request: ResetPasswordRequest, @ByVisitor() visitor: Visitor) {
    return this.commands.execute(resetPassword(request, visitor));
  }

  @Answers('LoggedOut', 'Ends the session that asks, or every session of the account')
  @WithoutPlan()
  @HttpCode(200)
  @Right('EndPersonSession')
  @Post('logout')
  logOut(@Body() { everywhere }: LogOutRequest, @Who() { claims }: Admitted, @By() by: RequestContext) {
    return this.commands.execute(logOut(claims, everywhere === true, by));
  }

  @Answers('StaffView', 'Oneself, and one’s restaurant')
  @WithoutPlan()
  @Right('SeeOneself')
  @Get(':id')
  user(@Param('id', Id) id: number, @Who() asking: Admitted) {
    return this.queries.execute(user(id, asking));
  }
}

/** Where the account is logged in (docs/decisions/0040-sessions-end-in-the-log.md). */
@Controller('users/sessions')
@WithoutPlan()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @SendsList('OpenSessionView', 'Where the account is logged in, the newest first')
  @FromTheLog()
  @Right('SeeSessions')
  @Get()
  async all(@Who() { claims }: Admitted, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendRows('sessions', await this.queries.execute(openSessions(claims)), request, reply);
  }

  @Answers('LoggedOut', 'Ends every session of the account but the one that asks')
  @AsksAgain()
  @Right('EndOtherSessions')
  @Delete()
  endOthers(@Who() { claims }: Admitted, @By() by: RequestContext) {
    return this.commands.execute(endOtherSessions(claims, by));
  }

  @Answers('LoggedOut', 'Ends a session of the account, wherever it is')
  @AsksAgain()
  @Right('EndSession')
  @Delete(':id')
  end(@Who() { restaurantId }: Admitted, @Param('id') id: string, @By() by: RequestContext) {
    return this.commands.execute(endSession(restaurantId, id, by));
  }
}
