export { billKey, liveKey, orderKey, pastKey, recurringKey } from './keys.js';
export { OrderReader, type Billed, type PastOrders } from './reader.js';
