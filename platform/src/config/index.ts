export { type Attached, type Config, type LaunchConfig, type LogLevel } from './config.js';
export { LOG_LEVELS, readConfig, readLaunchConfig } from './config.js';
export { type Joined, joinRunning } from './running.js';
export { type Key, type KeyRing, type KeyRings, type Secrets, keyRings, secretVariables } from './keys.js';
export { OPERATOR_SECRET, SECRETS } from './keys.js';
export { type PaymentConfig, type RazorpayConfig, paymentVariables, withoutPaymentVariables } from './payments.js';
export { type Running, forgetRunning, readRunning, writeRunning } from './running.js';
export { deriveKey, keptSecret } from './keys.js';
export { ConfigError, type Env } from './variables.js';
