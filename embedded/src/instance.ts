import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetRunning, readRunning } from '@sae/platform/config';

const PATIENCE_MS = 6_000;
const POLL_MS = 50;

/** A name the system gives back by itself when its holder dies: on Linux nothing is left in any folder. */
const lockName = (dataDir: string): string => {
  const name = `sae-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
};

/**
 * Nobody else on this machine reads what is made from here on, by this process or its children; the folders of
 * an earlier version, which everybody could read, are closed.
 */
export const keepToOneself = (folders: readonly string[]): void => {
  process.umask(0o077);
  for (const folder of folders) if (existsSync(folder)) chmodSync(folder, 0o700);
};

/** Makes this process the only launcher of `dataDir`, for as long as it lives. */
export const holdDataDir = async (dataDir: string): Promise<Server> => {
  mkdirSync(dataDir, { recursive: true });
  const lock = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    lock.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? inUse(dataDir) : error));
    lock.listen(lockName(dataDir), resolve);
  });
  return lock.unref();
};

const inUse = (dataDir: string): Error => {
  const other = readRunning(dataDir);
  const who = other ? ` (process ${other.pid}, port ${other.port})` : '';
  return new Error(`The folder ${dataDir} is in use by another instance${who}: stop that one or set another DATA_DIR.`);
};

/** True for a live process that was started for `dataDir`; the number alone may belong to anybody by now. */
const isOurs = (pid: number, dataDir: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${dataDir}`);
  } catch (error) {
    // Ended meanwhile, somebody else's, or no /proc on this system.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

/** It may end by itself at this very moment. */
export const killIfAlive = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** A launcher killed in mid-air leaves its children behind for a moment: they end by themselves, or are ended here. */
export const endLeftovers = async (dataDir: string): Promise<void> => {
  const left = () => Object.values(readRunning(dataDir)?.children ?? {}).filter((pid) => isOurs(pid, dataDir));
  const deadline = Date.now() + PATIENCE_MS;
  while (left().length > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  for (const pid of left()) killIfAlive(pid);
  forgetRunning(dataDir);
};
