import { msBetween, Refusal, type IsoTime } from '../kernel/index.js';
import type { Account, IssuedOtp } from '../restaurant/account-state.js';
import { OTP, type OtpPurpose } from './otp.js';

const DAY_MS = 24 * 60 * 60_000;

export const recent = (times: readonly IsoTime[], now: IsoTime): IsoTime[] =>
  times.filter((at) => msBetween(at, now) < DAY_MS);

/** Bounds what is mailed to an address, whoever asks and whether or not it is known. */
export const mayMail = ({ mailsAt }: Account, now: IsoTime): void => {
  const last = mailsAt.at(-1);
  if (last && msBetween(last, now) < OTP.resendAfterMs)
    throw new Refusal('too-many', 'otp/too-soon', 'Please wait 30 seconds before asking for another OTP');
  if (recent(mailsAt, now).length >= OTP.perDay)
    throw new Refusal('too-many', 'otp/too-many', 'Too many OTPs requested today. Please try again tomorrow.');
};

export const wrongOtp = () => new Refusal('invalid', 'otp/wrong', 'Invalid OTP');

/** The code that may still be tried for this purpose. */
export const triableOtp = ({ otp }: Account, purpose: OtpPurpose, now: IsoTime): IssuedOtp => {
  if (!otp || otp.purpose !== purpose) throw wrongOtp();
  if (otp.refused >= OTP.tries)
    throw new Refusal('too-many', 'otp/tried-out', 'Too many wrong attempts. Please request a new OTP.');
  if (msBetween(otp.issuedAt, now) >= OTP.livesMs)
    throw new Refusal('invalid', 'otp/expired', 'OTP has expired. Please request a new one.');
  return otp;
};
