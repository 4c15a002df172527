export { claimsKey, reviewedKey, sittingKey } from './keys.js';
export { GuestsReader } from './reader.js';
