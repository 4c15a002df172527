import { msBetween, Refusal, type IsoTime } from '../kernel/index.js';
import type { Account, IssuedOtp, PendingSignUp } from './account-state.js';
import { isKnown, OTP, strangersPerDay, type OtpPurpose } from './otp.js';

const DAY_MS = 24 * 60 * 60_000;

export const isRecent = (at: IsoTime, now: IsoTime): boolean => msBetween(at, now) < DAY_MS;

const tooMany = () =>
  new Refusal('too-many', 'otp/too-many', 'Too many OTPs requested today. Please try again tomorrow.');

/** Bounds what is mailed to an address: for each asker, and for all strangers together, so that nobody uses up what is another's. */
export const mayMail = ({ mails, refusedCodes }: Account, asker: string, now: IsoTime): void => {
  const today = mails.filter(({ at }) => isRecent(at, now));
  const own = today.filter((mail) => mail.asker === asker);
  const last = own.at(-1);
  if (last && msBetween(last.at, now) < OTP.resendAfterMs)
    throw new Refusal('too-many', 'otp/too-soon', 'Please wait 30 seconds before asking for another OTP');
  if (own.length >= OTP.perDay) throw tooMany();
  const strangers = today.filter((mail) => !isKnown(mail.asker));
  if (!isKnown(asker) && strangers.length >= strangersPerDay(refusedCodes)) throw tooMany();
};

export const wrongOtp = () => new Refusal('invalid', 'otp/wrong', 'Invalid OTP');

/** The sign-up that is meant: the one named, or without a name the only one there is. */
export const signUpMeant = ({ signUps }: Account, signUpId: string | undefined): PendingSignUp | undefined => {
  if (signUpId === undefined) return signUps.length === 1 ? signUps[0] : undefined;
  return signUps.find((signUp) => signUp.signUpId === signUpId);
};

/** The reset that is meant: the one named, or without a name the newest, unless different askers wait for codes. */
export const resetMeant = ({ codes }: Account, resetId: string | undefined, now: IsoTime): string | undefined => {
  if (resetId !== undefined) return resetId;
  const resets = codes.filter(({ purpose }) => purpose === 'reset-password');
  const alive = resets.filter(({ issuedAt }) => msBetween(issuedAt, now) < OTP.livesMs);
  const askers = new Set(alive.map(({ asker }) => asker));
  return askers.size > 1 ? undefined : resets.at(-1)?.askedAs;
};

/** What a code may still be tried for. `isBare` when what it is for was not named. @throws Refusal */
export const triableOtp = (
  { codes }: Account,
  { purpose, askedAs, isBare }: { purpose: OtpPurpose; askedAs: string | undefined; isBare: boolean },
  now: IsoTime,
): IssuedOtp => {
  const otp = codes.find((code) => code.purpose === purpose && code.askedAs === askedAs);
  if (!otp) throw wrongOtp();
  if ((isBare ? otp.refusedBare : otp.refused) >= OTP.tries)
    throw new Refusal('too-many', 'otp/tried-out', 'Too many wrong attempts. Please request a new OTP.');
  if (msBetween(otp.issuedAt, now) >= OTP.livesMs)
    throw new Refusal('invalid', 'otp/expired', 'OTP has expired. Please request a new one.');
  return otp;
};
