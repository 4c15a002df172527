/** One-time codes: how long they live, how often they may be tried and asked for. */
export const OTP = {
  livesMs: 10 * 60_000,
  tries: 5,
  resendAfterMs: 30_000,
  perDay: 10,
} as const;

export type OtpPurpose = 'verify-email' | 'reset-password';
