export { codeUnder, emailKey, otpCode } from './codes.js';
