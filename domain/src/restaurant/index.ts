export * from './account-state.js';
export * from './account.events.js';
export * from './account.js';
export * from './address-keys.js';
export * from './picture.events.js';
export * from './picture.js';
export * from './profile.js';
export type * from './public-settings.js';
// Here too for processes that read the account's book but have no forms: `access` brings the validation with it.
export { OTP, type OtpPurpose } from '../access/otp.js';
export { inTime, SESSION_IDLE_MS } from '../access/sessions.js';
