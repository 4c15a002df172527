import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, Matches, MaxLength, MinLength } from 'class-validator';
import { AtMost, EqualTo, Filled, normalForm, Optional, Required, Text } from '../validation/index.js';

/** An address as it is claimed: trimmed, lower case, one Unicode form. */
export const normalEmail = (email: string): string => normalForm(email.trim()).toLowerCase();

const Email = () => (target: object, key: string) => {
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalEmail(value) : value))(target, key);
  Required('Email is required')(target, key);
  IsEmail({}, { message: 'Invalid email' })(target, key);
};

export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
export const OTP_LENGTH = 6;

const NewPassword = () => (target: object, key: string) => {
  Required('Password is required')(target, key);
  MinLength(PASSWORD_LENGTH.min, { message: 'Password must be at least 6 characters' })(target, key);
  MaxLength(PASSWORD_LENGTH.max, { message: 'Password must be at most 128 characters' })(target, key);
};

const Otp = () => (target: object, key: string) => {
  Filled('OTP is required')(target, key);
  Matches(new RegExp(`^\\d{${OTP_LENGTH}}$`), { message: `OTP must be ${OTP_LENGTH} digits` })(target, key);
};

/** What an answer called a sign-up or a reset, sent back with its code: so the code is tried for that one alone. */
const AnswerId = () => (target: object, key: string) => {
  Matches(/^[\w-]{22}$/, { message: 'Invalid OTP' })(target, key);
  Optional()(target, key);
};

export class SignUpRequest {
  @AtMost(100, 'Restaurant name')
  @Required('Restaurant name is required')
  @Text()
  restaurantName!: string;

  @AtMost(100, 'Owner name')
  @Required('Owner name is required')
  @Text()
  ownerName!: string;

  @Email()
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

/** The reset form, which asks the new password twice. */
export class ResetPasswordForm extends ResetPasswordRequest {
  @EqualTo<ResetPasswordForm>('password', { message: 'Passwords must match' })
  @Required('Confirm password is required')
  confirmPassword!: string;
}
