export { type Address, askOnce, untilAnswered } from './answered.js';
export { eventStoreAt } from './event-store.js';
export { redisAt, redisService } from './redis.js';
export { smtpAt, smtpOptions } from './smtp.js';
export { isDefinite, judge, type Verdict } from './verdict.js';
