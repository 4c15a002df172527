import { Body, Controller, Get, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  EmailRequest,
  LogInRequest,
  LogOutRequest,
  ResendOtpRequest,
  ResetPasswordRequest,
  SignUpRequest,
  VerifyOtpRequest,
  type SessionView,
} from '@sae/domain/access';
import type { RequestContext } from '@sae/platform/log';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers/answers.js';
import { ClientLimit } from '../http/clients.js';
import { Id } from '../http/params.js';
import { Public, WithoutPlan } from './auth.guard.js';
import { user } from './access.queries.js';
import { Browsers } from './browsers.js';
import { forgotPassword, resetPassword } from './passwords.commands.js';
import { By, ByVisitor, Who, type Visitor, type Admitted } from './request-context.js';
import { logIn, logOut } from './sessions.commands.js';
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
  @UseGuards(ClientLimit)
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
    return this.remember(await this.commands.execute(verifyOtp(request, visitor)), visitor, reply);
  }

  @Answers('Resent', 'Mails another code; the answer is the same for every address')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('resend-otp')
  resendOtp(@Body() request: ResendOtpRequest, @ByVisitor() visitor: Visitor) {
    return this.commands.execute(resendOtp(request, visitor));
  }

  @Answers('SessionView', 'Signs in; requiresOtp and requiresPlan say what is still missing', {
    refuses: { 401: 'Invalid email or password' },
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
    return this.remember(await this.commands.execute(logIn(request, visitor)), visitor, reply);
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
  @Post('logout')
  logOut(@Body() { everywhere }: LogOutRequest, @Who() { claims }: Admitted, @By() by: RequestContext) {
    return this.commands.execute(logOut(claims, everywhere === true, by));
  }

  @Answers('UserView', 'Oneself')
  @WithoutPlan()
  @Get(':id')
  user(@Param('id', Id) id: number, @Who() asking: Admitted) {
    return this.queries.execute(user(id, asking));
  }

  /** A browser that is logged in is known from now on (docs/decisions/0039-nobody-locks-an-owner-out.md). */
  private remember(answer: SessionView, { cookie }: Visitor, reply: FastifyReply): SessionView {
    if (answer.token && answer.user) void reply.header('set-cookie', this.browsers.remembered(answer.user.id, cookie));
    return answer;
  }
}
