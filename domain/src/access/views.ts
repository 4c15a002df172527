import type { IsoTime, Rupees } from '../kernel/index.js';
import type { Profile } from '../restaurant/profile.js';
import type { PlanType } from '../subscription/index.js';

/** What `GET /users/{id}` answers. */
export interface UserView extends Omit<Profile, 'pictureId' | 'serviceCharge'> {
  readonly id: number;
  readonly email: string;
  readonly profilePicture: string | null;
  readonly planType: PlanType | null;
  readonly planEndDate: IsoTime | null;
  readonly hasUsedFreeTrial: boolean;
  readonly serviceCharge: Rupees;
}

/** Where the account is logged in, as `GET /users/sessions` answers it. */
export interface OpenSessionView {
  readonly id: string;
  readonly browser: string;
  readonly startedAt: IsoTime;
  /** To five minutes. */
  readonly lastSeenAt: IsoTime;
  /** Is it the one that asks? */
  readonly isCurrent: boolean;
}

/** What verify-otp answers, and login beside what `LogInView` says. */
export interface SessionView {
  readonly requiresOtp?: true;
  /** A browser that is new here: asked again with a code of the second factor. */
  readonly requiresSecondFactor?: true;
  readonly email?: string;
  /** The sign-up that waits for its code. */
  readonly signUpId?: string;
  readonly requiresPlan?: true;
  readonly hasUsedFreeTrial?: boolean;
  readonly token?: string;
  readonly user?: { readonly id: number; readonly hasUsedFreeTrial: boolean };
}

/** What signing up answers. */
export interface SignedUp {
  readonly message: string;
  readonly email: string;
  /** Sent back with the code, which confirms this sign-up and no other of the address. */
  readonly signUpId: string;
}

/** What asking for a new password answers. */
export interface ResetAsked {
  readonly message: string;
  /** Sent back with the code: then nobody else's tries burn it. */
  readonly resetId: string;
}

/** What asking for another code answers. */
export interface Resent {
  readonly message: string;
}

/** What setting a new password answers. */
export interface PasswordChanged {
  readonly message: string;
}

export interface LoggedOut {
  readonly message: string;
}

/** What `GET /users/second-factor` answers. */
export interface SecondFactorView {
  /** Null where there is none. */
  readonly addedAt: IsoTime | null;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator app is told; nothing is kept of it until its first code comes back with it. */
export interface NewSecondFactor {
  readonly secret: string;
  /** The same as a picture to scan: an SVG as a data URL. */
  readonly qrCode: string;
  readonly uri: string;
}

/** Shown once: each is good once where the app is lost. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}
