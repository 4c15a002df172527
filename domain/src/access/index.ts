export * from './account.dto.js';
export * from './address.js';
export { browserName, UNKNOWN_BROWSER } from './browser-name.js';
export * from './credentials.dto.js';
export * from './otp.js';
export * from './views.js';
