import { ArrayMaxSize, IsArray, IsIn, Matches } from 'class-validator';
import { Amount, Clearable, InDigits, Required, RequiredText, every, WholeNumber, Texts } from '../validation/index.js';
import { NewEmail } from '../access/email.dto.js';
import { APPROVAL_KINDS, type ApprovalKind } from './approvals.js';
import { GIVEN_ROLES, type GivenRole } from './roles.js';

const unknown = { message: 'Please choose what needs a manager’s approval' };

const LOCK_MINUTES = [0, 1, 5, 15] as const;

const PinDigits = () =>
  every(Matches(/^\d{4,6}$/, { message: 'PIN must be 4 to 6 digits' }), Required('PIN is required'));

/** The body of `PUT /people/{id}`, and what the form holds. */
export class PersonRequest {
  @RequiredText(60, 'Name')
  name!: string;

  @IsIn(GIVEN_ROLES, { message: 'Please select a role' })
  role!: GivenRole;
}

/** The body of `POST /people`. */
export class AddPersonRequest extends PersonRequest {
  @PinDigits()
  @Clearable()
  pin?: string | null;

  /** Where they are invited to log in by. */
  @NewEmail()
  @Clearable()
  email?: string | null;
}

/** The body of `POST /people/{id}/login`. */
export class LoginRequest {
  @NewEmail()
  email!: string;
}

export class PinRequest {
  @PinDigits()
  pin!: string;
}

/** The body of `POST /people/tills`. */
export class TillRequest {
  @RequiredText(40, 'Name')
  name!: string;
}

/** The body of `POST /till/login`. */
export class PinLogInRequest extends PinRequest {
  @WholeNumber(1, Number.MAX_SAFE_INTEGER, 'Please choose your name')
  personId!: number;
}

/** The body of `PUT /people/settings`. */
export class PeopleSettingsRequest {
  @IsIn(LOCK_MINUTES, { message: 'A till locks itself after 1, 5 or 15 minutes, or never' })
  @InDigits()
  lockMinutes!: number;

  @IsIn(APPROVAL_KINDS, { each: true, ...unknown })
  @ArrayMaxSize(APPROVAL_KINDS.length, unknown)
  @IsArray(unknown)
  @Texts()
  approvals!: readonly ApprovalKind[];

  @Amount('Difference')
  @InDigits()
  dayDifference!: number;
}
