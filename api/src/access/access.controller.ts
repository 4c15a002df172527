import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EmailRequest, LogInRequest, ResetPasswordRequest, SignUpRequest, VerifyOtpRequest } from '@sae/domain/access';
import type { Asker } from '@sae/platform/log';
import { Answers } from '../docs/answers.js';
import { By, Who } from '../http/asker.js';
import { Public, WithoutPlan } from '../http/auth.guard.js';
import { ClientLimit } from '../http/client-limit.guard.js';
import { Id } from '../http/ids.js';
import type { Admitted } from './admission.js';
import { ForgotPassword } from './forgot-password.js';
import { LogIn } from './log-in.js';
import { ResendOtp } from './resend-otp.js';
import { ResetPassword } from './reset-password.js';
import { SignUp } from './sign-up.js';
import { User } from './user.js';
import { VerifyOtp } from './verify-otp.js';

@Controller('users')
export class AccessController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers('SignedUp', 'Signs a restaurant up and mails its owner a code; an address never verified starts over')
  @Public()
  @UseGuards(ClientLimit)
  @Post('signup')
  signUp(@Body() request: SignUpRequest, @By() by: Asker) {
    return this.commands.execute(new SignUp(request, by));
  }

  @Answers('SessionView', 'Verifies an address by its code, and signs in')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('verify-otp')
  verifyOtp(@Body() request: VerifyOtpRequest, @By() by: Asker) {
    return this.commands.execute(new VerifyOtp(request, by));
  }

  @Answers('Resent', 'Mails another code; the answer is the same for every address')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('resend-otp')
  resendOtp(@Body() { email }: EmailRequest, @By() by: Asker) {
    return this.commands.execute(new ResendOtp(email, by));
  }

  @Answers('SessionView', 'Signs in; requiresOtp and requiresPlan say what is still missing', {
    refuses: { 401: 'Invalid email or password' },
  })
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('login')
  logIn(@Body() request: LogInRequest, @By() by: Asker) {
    return this.commands.execute(new LogIn(request, by));
  }

  @Answers('Resent', 'Mails a code for a new password; the answer is the same for every address')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('forgot-password')
  forgotPassword(@Body() { email }: EmailRequest, @By() by: Asker) {
    return this.commands.execute(new ForgotPassword(email, by));
  }

  @Answers('PasswordChanged', 'Sets a new password by the code; every older token ends')
  @Public()
  @UseGuards(ClientLimit)
  @HttpCode(200)
  @Post('reset-password')
  resetPassword(@Body() request: ResetPasswordRequest, @By() by: Asker) {
    return this.commands.execute(new ResetPassword(request, by));
  }

  @Answers('UserView', 'Oneself')
  @WithoutPlan()
  @Get(':id')
  user(@Param('id', Id) id: number, @Who() asking: Admitted) {
    return this.queries.execute(new User(id, asking));
  }
}
