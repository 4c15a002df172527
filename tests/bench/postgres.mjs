import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ensurePostgres } from '../../embedded/launch/setup.mjs';
import { freePort } from '../../platform/testing/free-port.mjs';

const PATIENCE_MS = 30_000;

/** It refuses to run as root, and is nobody then. */
const unprivileged = () => {
  if (process.getuid() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const accepts = async (connectionString) => {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Makes a cluster of its own on a free port, as durable as it comes; `stop` ends it and removes its folder. */
export const startPostgres = async () => {
  const bin = await ensurePostgres();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'sae-postgres-'));
  const password = randomBytes(24).toString('base64url');
  const secret = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
  const asUser = { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] };
  const access = ['--username=sae', '--auth=scram-sha-256', `--pwfile=${secret}`];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, '--encoding=UTF8', '--locale=C', ...access], asUser);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', port, ...given], { ...asUser, stdio: 'ignore' });
  const ended = once(server, 'exit');
  // Whatever ends the benchmark ends it, too.
  const kill = () => server.kill('SIGINT');
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://sae:${password}@127.0.0.1:${port}/postgres`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await accepts(url))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop();
      throw new Error('PostgreSQL did not start');
    }
    await pause(50);
  }
  return { url, pid: server.pid, stop };
};
