export { verify, type Verdict, type VerifyOptions } from './verify.js';
