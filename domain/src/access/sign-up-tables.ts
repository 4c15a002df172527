import { Refusal, type Command, type IsoTime, type Tables } from '../kernel/index.js';
import { isRecent, mayMail, resetMeant, signUpMeant, triableOtp } from './otp-rules.js';
import { OTP, type OtpPurpose } from './otp.js';
import { exists, ownsRestaurant, type Account, type IssuedOtp, type PendingSignUp } from './account-state.js';
import type { EmailVerified, OtpIssued, OtpRefused, RestaurantSignedUp, SignUpEvent } from './account.events.js';

/** More than are mailed in a day. */
const NOTICES_REMEMBERED = OTP.perDay + OTP.perDayForStrangers;

/** `codeOf` computes the code of an issued one-time code from its event's id; null when its key is not there any more. */
export interface TriedOtp {
  readonly otp: string;
  readonly codeOf: (otpId: string, keyVersion?: string) => string | null;
}

/** Who asks for a mail, as `Mailing` names them, and the key its code is computed under; absent where nobody tells. */
export interface Asking {
  readonly asker?: string;
  readonly keyVersion?: string;
}

/** A password by its hash; `isGuessed` where it is among the first that somebody would try. */
export interface ChosenPassword {
  readonly passwordHash: string;
  readonly isGuessed?: boolean;
}

export type SignUpCommand =
  | (Command<'SignUp'> & Asking & Readonly<Required<RestaurantSignedUp['data']>>)
  | (Command<'ResendOtp'> & Asking & { readonly signUpId?: string })
  | (Command<'VerifyEmail'> & TriedOtp & { readonly signUpId?: string })
  | (Command<'RequestPasswordReset'> & Asking & { readonly resetId: string })
  | (Command<'ResetPassword'> & TriedOtp & ChosenPassword & { readonly resetId?: string })
  | (Command<'RecordOtpMailed'> & { readonly otpId: string })
  | (Command<'RecordSignUpNoticeMailed'> & { readonly noticeId: string });

export const issueOtp = (
  email: string,
  purpose: OtpPurpose,
  askedAs: string,
  { asker = '', keyVersion }: Asking,
): OtpIssued => ({
  type: 'OtpIssued',
  data: { email, purpose, askedAs, asker, ...(keyVersion === undefined ? {} : { keyVersion }) },
});

/** Owners are warned of one; who works for them is refused it. */
export const easilyGuessed = () =>
  new Refusal(
    'invalid',
    'password/easily-guessed',
    'This password is easy to guess: it is much used, or has a name in it. Please choose another.',
  );

/** What follows from the right code; a wrong one is counted. */
export const ifRight = <E>(
  { otp, codeOf }: TriedOtp,
  issued: IssuedOtp,
  isBare: boolean,
  then: () => readonly E[],
): readonly (E | OtpRefused)[] => {
  if (codeOf(issued.id, issued.keyVersion) === otp) return then();
  return [{ type: 'OtpRefused', data: { otpId: issued.id, ...(isBare ? { bare: true as const } : {}) } }];
};

const withCode = (account: Account, otpId: string, change: (code: IssuedOtp) => IssuedOtp): Account => ({
  ...account,
  codes: account.codes.map((code) => (code.id === otpId ? change(code) : code)),
});

const mailed = (account: Account, at: IsoTime, asker = ''): Pick<Account, 'mails'> => ({
  mails: [...account.mails.filter((mail) => isRecent(mail.at, at)), { at, asker }],
});

/** One signed up before sign-ups had names needs no word of its own. */
const confirmed = ({ signUpId, restaurantName, ownerName }: PendingSignUp): readonly SignUpEvent[] =>
  signUpId === '' ? [] : [{ type: 'SignUpConfirmed', data: { signUpId, restaurantName, ownerName } }];

export const emailVerified = ({ email }: { email: string }): EmailVerified => ({
  type: 'EmailVerified',
  data: { email },
});

/** No more are mailed a day than are remembered, so older ones are past being asked for. */
export const withNoticeMailed = (account: Account, { noticeId }: { noticeId: string }): Account => ({
  ...account,
  noticesMailed: [...account.noticesMailed, noticeId].slice(-NOTICES_REMEMBERED),
});

/** How somebody gets in by the mail at their address: rows of the account's book. */
export const signUpFacts: Tables<Account, SignUpCommand, SignUpEvent>['on'] = {
  RestaurantSignedUp: (account, { restaurantId, restaurantName, ownerName, email, passwordHash, signUpId }, { at }) => {
    const signUp = { signUpId: signUpId ?? '', restaurantName, ownerName, passwordHash, at };
    const others = account.signUps.filter((other) => other.signUpId !== signUpId && isRecent(other.at, at));
    // Somebody who works elsewhere by this address goes on doing so, by the password they have.
    const own = account.isVerified ? {} : { restaurantId, restaurantName, ownerName, email, passwordHash };
    return {
      ...account,
      ...own,
      ...(signUpId === undefined ? { signUps: [signUp], codes: [] } : { signUps: [...others, signUp] }),
    };
  },
  SignUpConfirmed: (account, { signUpId, restaurantName, ownerName }) => {
    const { passwordHash } = account.signUps.find((signUp) => signUp.signUpId === signUpId) ?? account;
    return { ...account, restaurantName, ownerName, passwordHash };
  },
  SignUpRepeated: (account, { asker }, { at }) => ({ ...account, ...mailed(account, at, asker) }),
  SignUpNoticeMailed: withNoticeMailed,
  OtpIssued: (account, { purpose, email, askedAs = '', asker = '', keyVersion }, { id, at }) => {
    const isReplaced = (code: IssuedOtp) => code.purpose === purpose && code.askedAs === askedAs;
    const others = account.codes.filter((code) => !isReplaced(code) && isRecent(code.issuedAt, at));
    const code = { id, purpose, email, issuedAt: at, askedAs, asker, refused: 0, refusedBare: 0, mailed: false };
    const named = keyVersion === undefined ? code : { ...code, keyVersion };
    return { ...account, codes: [...others, named], ...mailed(account, at, asker) };
  },
  OtpMailed: (account, { otpId }) => withCode(account, otpId, (code) => ({ ...code, mailed: true })),
  OtpRefused: (account, { otpId, bare }) => ({
    ...withCode(account, otpId, (code) =>
      bare ? { ...code, refusedBare: code.refusedBare + 1 } : { ...code, refused: code.refused + 1 },
    ),
    refusedCodes: account.refusedCodes + 1,
  }),
  EmailVerified: (account) => ({ ...account, isVerified: true, signUps: [], codes: [], refusedCodes: 0 }),
  PasswordReset: (account, { passwordHash }) => ({
    ...account,
    passwordHash,
    credentials: account.credentials + 1,
    sessions: [],
    codes: [],
    refusedCodes: 0,
  }),
};

export const signUpWishes: Tables<Account, SignUpCommand, SignUpEvent>['when'] = {
  SignUp: ({ restaurantId, restaurantName, ownerName, email, passwordHash, signUpId, ...asking }, account, { at }) => {
    const { asker = '' } = asking;
    if (exists(account) && account.email !== email) throw new Refusal('conflict', 'account/taken', 'Please try again');
    mayMail(account, asker, at);
    if (ownsRestaurant(account)) return [{ type: 'SignUpRepeated', data: { email, asker } }];
    const data = { restaurantId, restaurantName, ownerName, email, passwordHash, signUpId };
    return [{ type: 'RestaurantSignedUp', data }, issueOtp(email, 'verify-email', signUpId, asking)];
  },
  ResendOtp: ({ signUpId, ...asking }, account, { at }) => {
    const meant = signUpMeant(account, signUpId);
    if (!meant || ownsRestaurant(account)) return [];
    mayMail(account, asking.asker ?? '', at);
    return [issueOtp(account.email, 'verify-email', meant.signUpId, asking)];
  },
  VerifyEmail: (tried, account, { at }) => {
    const meant = signUpMeant(account, tried.signUpId);
    const isBare = tried.signUpId === undefined;
    const issued = triableOtp(account, { purpose: 'verify-email', askedAs: meant?.signUpId, isBare }, at);
    return ifRight(tried, issued, isBare, () => [...(meant ? confirmed(meant) : []), emailVerified(issued)]);
  },
  RequestPasswordReset: ({ resetId, ...asking }, account, { at }) => {
    if (!exists(account)) return [];
    mayMail(account, asking.asker ?? '', at);
    return [issueOtp(account.email, 'reset-password', resetId, asking)];
  },
  /** Whoever reads the mail at an address owns it: the code verifies it as well, where it was not yet. */
  ResetPassword: (tried, account, { at }) => {
    const isBare = tried.resetId === undefined;
    const askedAs = resetMeant(account, tried.resetId, at);
    const issued = triableOtp(account, { purpose: 'reset-password', askedAs, isBare }, at);
    return ifRight(tried, issued, isBare, () => {
      if (tried.isGuessed && account.restaurantName === '') throw easilyGuessed();
      return [
        { type: 'PasswordReset', data: { passwordHash: tried.passwordHash } },
        ...(account.isVerified ? [] : [emailVerified(issued)]),
      ];
    });
  },
  RecordOtpMailed: ({ otpId }, { codes }) =>
    codes.some((code) => code.id === otpId && !code.mailed) ? [{ type: 'OtpMailed', data: { otpId } }] : [],
  RecordSignUpNoticeMailed: ({ noticeId }, { noticesMailed }) =>
    noticesMailed.includes(noticeId) ? [] : [{ type: 'SignUpNoticeMailed', data: { noticeId } }],
};
