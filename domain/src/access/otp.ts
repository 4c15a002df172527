/** One-time codes: how long they live, how often they may be tried and asked for. */
export const OTP = {
  livesMs: 10 * 60_000,
  tries: 5,
  resendAfterMs: 30_000,
  /** For one asker. */
  perDay: 10,
  /** For all askers together that were never logged in to the address's account. */
  perDayForStrangers: 30,
} as const;

export type OtpPurpose = 'verify-email' | 'reset-password' | 'accept-invitation';

/** Asks from a browser that was logged in to this account before. */
export const isKnown = (asker: string): boolean => asker.startsWith('browser:');

/** Guessing over months stays bounded: after so many wrong codes strangers are mailed fewer of them a day. */
export const strangersPerDay = (refusedCodes: number): number => {
  if (refusedCodes < 100) return OTP.perDayForStrangers;
  return refusedCodes < 300 ? 10 : 3;
};
