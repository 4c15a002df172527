export { emailKey, otpCode } from './codes.js';
