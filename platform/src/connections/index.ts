export { type Address, askOnce, untilAnswered } from './answered.js';
export { smtpAt, smtpOptions } from './smtp.js';
export { explain, type Endpoint } from './transport.js';
export { isDefinite, judge, type Service, type Verdict } from './verdict.js';
