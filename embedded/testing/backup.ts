import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const tool = (name: string) => fileURLToPath(new URL(`../dist/bundled/${name}.js`, import.meta.url));

/** What `npm run backup` or `restore` says, and how it ends. */
export const ran = async (
  name: 'backup' | 'restore',
  dataDir: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; text: string }> => {
  const { EVENTSTORE_URL: _, ...ours } = process.env;
  const child = spawn(process.execPath, [tool(name), ...words], { env: { ...ours, DATA_DIR: dataDir, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
};
