import { createClient } from 'redis';
import { explain, type Address, type Service } from '../connections/index.js';

const PATIENCE_MS = 3_000;

const ADVICE = {
  credentials: 'set both in REDIS_URL, as in redis://user:password@host:6379',
  trust: 'set NODE_EXTRA_CA_CERTS to the certificate of the authority that signed it',
  plain: 'write redis:// instead of rediss:// in REDIS_URL',
  tls: 'write rediss:// instead of redis:// in REDIS_URL',
  form: 'set REDIS_URL to one that serves us, as in redis://user:password@host:6379',
};

export const redisService = (url: string): Service => {
  const at = URL.canParse(url) ? new URL(url).host : 'its address';
  return { name: 'Redis', at, variable: 'REDIS_URL', advice: ADVICE };
};

const ping = async (url: string): Promise<void> => {
  const socket = { connectTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  // Its errors reject the calls as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
};

export const redisAt = (url: string): Address => ({
  service: redisService(url),
  ask: async () => {
    try {
      await ping(url);
    } catch (error) {
      const { hostname: host, port, protocol } = new URL(url);
      const isSecure = protocol === 'rediss:';
      await explain(error, [{ host, port: Number(port || 6379), isSecure, hello: 'PING\r\n' }]);
    }
  },
});
