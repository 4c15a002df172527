export { connectRedis, redisClient, type Redis, type RedisOptions } from './connect.js';
