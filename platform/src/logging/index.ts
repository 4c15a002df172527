export { type Logger, logger } from './logger.js';
