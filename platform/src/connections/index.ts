export { type Address, askOnce, untilAnswered } from './answered.js';
export { explain, type Endpoint } from './transport.js';
export { isDefinite, judge, type Service, type Verdict } from './verdict.js';
