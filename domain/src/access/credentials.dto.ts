import { IsBoolean, Matches, MaxLength, MinLength } from 'class-validator';
import {
  Clearable,
  EqualTo,
  every,
  Filled,
  Optional,
  Required,
  RequiredText,
  WholeNumber,
} from '../validation/index.js';
import { Email, NewEmail } from './email.dto.js';

export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
export const OTP_LENGTH = 6;

const NewPassword = () =>
  every(
    Required('Password is required'),
    MinLength(PASSWORD_LENGTH.min, { message: 'Password must be at least 6 characters' }),
    MaxLength(PASSWORD_LENGTH.max, { message: 'Password must be at most 128 characters' }),
  );

const Otp = () =>
  every(
    Filled('OTP is required'),
    Matches(new RegExp(`^\\d{${OTP_LENGTH}}$`), { message: `OTP must be ${OTP_LENGTH} digits` }),
  );

/** What an answer called a sign-up or a reset, sent back with its code: so the code is tried for that one alone. */
const AnswerId = () => every(Matches(/^[\w-]{22}$/, { message: 'Invalid OTP' }), Optional());

const SecondFactorCode = () =>
  every(Required('Please enter the code of your authenticator app'), MaxLength(40, { message: 'Invalid code' }));

export class SignUpRequest {
  @RequiredText(100, 'Restaurant name')
  restaurantName!: string;

  @RequiredText(100, 'Owner name')
  ownerName!: string;

  @NewEmail()
  email!: string;

  @NewPassword()
  password!: string;

  @EqualTo<SignUpRequest>('password', { message: 'Passwords must match' })
  @Required('Confirm password is required')
  confirmPassword!: string;
}

export class LogInRequest {
  @Email()
  email!: string;

  @MaxLength(PASSWORD_LENGTH.max, { message: 'Password must be at most 128 characters' })
  @Required('Password is required')
  password!: string;

  /** Which of the restaurants they work at, where login asked. */
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, 'Please choose a restaurant')
  @Optional()
  restaurantId?: number;

  /** Of the authenticator app, or a recovery code, where login asked. */
  @SecondFactorCode()
  @Clearable()
  secondFactor?: string;
}

export class LogOutRequest {
  /** All sessions of the account, not this one alone. */
  @IsBoolean({ message: 'everywhere must be true or false' })
  @Optional()
  everywhere?: boolean;
}

export class VerifyOtpRequest {
  @Email()
  email!: string;

  @Otp()
  otp!: string;

  @AnswerId()
  signUpId?: string;
}

/** Asked by forgot-password. */
export class EmailRequest {
  @Email()
  email!: string;
}

export class ResendOtpRequest extends EmailRequest {
  @AnswerId()
  signUpId?: string;
}

export class ResetPasswordRequest {
  @Email()
  email!: string;

  @Otp()
  otp!: string;

  @NewPassword()
  password!: string;

  @AnswerId()
  resetId?: string;
}

/** The body of `POST /users/second-factor`. */
export class AddSecondFactorRequest {
  /** As `POST /users/second-factor/new` told it. */
  @Matches(/^[A-Z2-7]{32}$/, { message: 'Please begin again' })
  secret!: string;

  @SecondFactorCode()
  code!: string;
}

/** The body of what is asked for by whoever has one. */
export class SecondFactorRequest {
  @SecondFactorCode()
  code!: string;
}

/** The body of `POST /users/invitations/resend`. */
export class ResendInvitationRequest extends EmailRequest {
  @AnswerId()
  invitationId?: string;
}

/** The body of `POST /users/invitations/accept`. */
export class AcceptInvitationRequest {
  @Email()
  email!: string;

  @Otp()
  otp!: string;

  @NewPassword()
  password!: string;

  @AnswerId()
  invitationId?: string;
}

/** The form of it, which asks the password twice. */
export class AcceptInvitationForm extends AcceptInvitationRequest {
  @EqualTo<AcceptInvitationForm>('password', { message: 'Passwords must match' })
  @Required('Confirm password is required')
  confirmPassword!: string;
}

/** The reset form, which asks the new password twice. */
export class ResetPasswordForm extends ResetPasswordRequest {
  @EqualTo<ResetPasswordForm>('password', { message: 'Passwords must match' })
  @Required('Confirm password is required')
  confirmPassword!: string;
}
