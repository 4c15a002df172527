import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Said {
  readonly code: number;
  /** On both of its streams. */
  readonly said: string;
}

/** Runs it to its end, as `npm run verify` and `npm run rebuild` do. */
export const runTool = async (
  name: 'verify' | 'rebuild',
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<Said> => {
  const main = fileURLToPath(new URL(`../dist/bundled/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
};

/** What `npm run verify` says of these services. */
export const toldByVerify = async (services: { readonly eventStoreUrl: string; readonly redisUrl: string }) =>
  (await runTool('verify', { EVENTSTORE_URL: services.eventStoreUrl, REDIS_URL: services.redisUrl })).said;
