import { Equals, IsBoolean, IsUrl, Matches, MaxLength } from 'class-validator';
import type { GstRate, GstType } from '../billing/bill.js';
import { OfGstRate, OfGstType } from '../billing/complete-table.dto.js';
import { NO_PICTURE } from '../pictures/index.js';
import {
  Amount,
  AtMost,
  Clearable,
  ClearableText,
  every,
  GstNumber,
  InDigits,
  InWords,
  Optional,
  Percent,
  PhoneNumber,
  RequiredText,
  WholeNumber,
} from '../validation/index.js';
import { PASSWORD_LENGTH } from './credentials.dto.js';

const UPI_ID = /^[\w.-]{2,256}@[A-Za-z]{2,64}$/;
const FSSAI_NUMBER = /^\d{14}$/;
/** A link guests are sent to: a page of the web, under its own name. */
const PAGE = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };

const Minutes = (name: string) =>
  every(InDigits(), Optional(), WholeNumber(1, 600, `${name} must be a whole number of minutes from 1 to 600`));

/** The fields of `PUT /users/account`, and what the account form holds. What is left out stays, empty text clears. */
export class AccountRequest {
  @RequiredText(100, 'Restaurant name')
  restaurantName!: string;

  @RequiredText(100, 'Owner name')
  ownerName!: string;

  @ClearableText(Matches(UPI_ID, { message: 'Invalid UPI ID format' }))
  upiId?: string;

  @ClearableText(IsUrl(PAGE, { message: 'Invalid URL' }), AtMost(500, 'Review link'))
  googleReviewLink?: string;

  @ClearableText(GstNumber())
  gstNumber?: string;

  @ClearableText(Matches(FSSAI_NUMBER, { message: 'FSSAI Number must be 14 digits' }))
  fssaiNumber?: string;

  @ClearableText(PhoneNumber())
  phoneNumber?: string;

  @ClearableText(AtMost(300, 'Address'))
  address?: string;

  /** From how many minutes on an open order is shown as old, and as too old. */
  @Minutes('Amber')
  ageAmber?: number;

  @Minutes('Red')
  ageRed?: number;

  /** Percent: a larger discount asks for a reason. */
  @Percent('Discount limit')
  @Optional()
  @InDigits()
  discountLimit?: number;

  /** What a bill begins with, where nothing else was chosen on the device. */
  @OfGstRate()
  @Optional()
  @InDigits()
  gstRate?: GstRate;

  @OfGstType()
  @Optional()
  gstType?: GstType;

  @Amount('Service charge')
  @Clearable()
  @InDigits()
  serviceCharge?: number;

  @ClearableText(AtMost(200, 'Message'))
  billMessage?: string;

  /** Staff's own orders are accepted as they are placed. */
  @IsBoolean({ message: 'Staff’s own orders must be true or false' })
  @Optional()
  @InWords()
  acceptsOwnOrders?: boolean;

  /** A month's figures are mailed when it is over. */
  @IsBoolean({ message: 'Monthly report must be true or false' })
  @Optional()
  @InWords()
  monthlyReport?: boolean;

  @IsBoolean({ message: 'Second names on bills must be true or false' })
  @Optional()
  @InWords()
  billSecondNames?: boolean;

  @IsBoolean({ message: 'Served by on bills must be true or false' })
  @Optional()
  @InWords()
  billServedBy?: boolean;

  /** Asked for again where the UPI ID or the GST Number changes. */
  @MaxLength(PASSWORD_LENGTH.max, { message: 'Password must be at most 128 characters' })
  @Clearable()
  currentPassword?: string;

  /** A picture is sent as a file; what can be said of it in words is that there shall be none. */
  @Equals('', { message: NO_PICTURE })
  @Optional()
  profilePicture?: '';
}
