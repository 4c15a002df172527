export { connectRedis, type Redis, type RedisOptions } from './connect.js';
