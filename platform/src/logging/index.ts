export { type Logger, logger } from './logger.js';
export { type Report, reporter } from './logger.js';
