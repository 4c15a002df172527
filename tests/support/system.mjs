import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../platform/testing/free-port.mjs';

const LAUNCHER = fileURLToPath(new URL('../../embedded/dist/main.js', import.meta.url));
const SHORT_LIVED_LAUNCHER = fileURLToPath(new URL('short-lived-launcher.mjs', import.meta.url));

const until = async (what, withinMs, attempt) => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await attempt().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(50);
  }
};

/**
 * Starts the whole product (in surroundings of its own, if `wrap`ped) on free ports and a data folder of its own; `stop` ends
 * it and removes the folder. One that `isShortLived` costs a fifth less of the processor; how fast it is says nothing.
 */
export const startSystem = async ({
  env = {},
  withinMs = 60_000,
  wrap = (command) => command,
  isShortLived = false,
} = {}) => {
  const port = env.PORT ?? (await freePort());
  const mailboxPort = env.MAILBOX_PORT ?? (await freePort());
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sae-'));
  const startedAt = Date.now();
  const [command, ...args] = wrap([process.execPath, isShortLived ? SHORT_LIVED_LAUNCHER : LAUNCHER]);
  const launched = spawn(command, args, {
    env: { ...process.env, PORT: port, MAILBOX_PORT: mailboxPort, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launched.stdout, launched.stderr])
    stream.on('data', (text) => (output = (output + text).slice(-20_000)));
  const ended = new Promise((resolve) => launched.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    launched.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      until('start', withinMs, async () => (await fetch(`${url}/api/health`)).ok),
      ended.then((code) => Promise.reject(new Error(`the launcher ended with ${code}`))),
    ]);
  } catch (error) {
    await stop();
    throw new Error(`${error.message}\n${output}`, { cause: error });
  }
  return {
    url,
    mailbox: `http://127.0.0.1:${mailboxPort}`,
    dataDir,
    pid: launched.pid,
    readyAfterMs: Date.now() - startedAt,
    said: () => output,
    stop,
  };
};

const json = async (response) => {
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(body)}`);
  return body;
};

const LATE_MS = 60_000;

/** Lists that are late, say because another test fills the log, answer when to ask again; it does as our screens do. */
const patiently = async (ask) => {
  const deadline = Date.now() + LATE_MS;
  for (;;) {
    const response = await ask();
    if (response.status !== 503 || Date.now() > deadline) return response;
    const { code } = await response.clone().json();
    if (!code?.startsWith('read-models/')) return response;
    await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
  }
};

/** The API as a script speaks it; `token` is set by `signedInOwner`. */
export const client = (url, token) => {
  const call = (method) => async (path, body) =>
    json(
      await patiently(() =>
        fetch(`${url}/api${path}`, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: body === undefined ? undefined : JSON.stringify(body),
        }),
      ),
    );
  return { get: call('GET'), post: call('POST'), put: call('PUT'), del: call('DELETE') };
};

/** The newest one-time code mailed to an address after a moment (ms since 1970), of those whose subject says so. */
export const codeFor = (mailbox, email, subject = 'code', after = 0) =>
  until(`a code for ${email}`, 20_000, async () => {
    const query = encodeURIComponent(`to:${email} subject:"${subject}"`);
    const { messages } = await json(await fetch(`${mailbox}/api/v1/search?query=${query}`));
    const newest = messages.find(({ Created }) => Date.parse(Created) >= after);
    const { Text } = await json(await fetch(`${mailbox}/api/v1/message/${newest.ID}`));
    return Text.match(/\b\d{6}\b/)?.[0];
  });

export const PASSWORD = 'correct horse';

/** Signs up and verifies with the mailed code; no plan is chosen yet. */
export const verifiedOwner = async (
  { url, mailbox },
  { restaurantName = 'Spice Garden', ownerName = 'Asha Rao', email } = {},
) => {
  const visitor = client(url);
  const address = email ?? `owner-${crypto.randomUUID()}@example.com`;
  await visitor.post('/users/signup', {
    restaurantName,
    ownerName,
    email: address,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const otp = await codeFor(mailbox, address);
  const { token, user } = await visitor.post('/users/verify-otp', { email: address, otp });
  return { email: address, password: PASSWORD, token, restaurantId: user.id, api: client(url, token) };
};

/** Signs up, verifies, takes the free trial and logs in. */
export const signedInOwner = async (system, who) => {
  const owner = await verifiedOwner(system, who);
  await owner.api.post('/plans', { planType: 'free_trial' });
  const { token } = await client(system.url).post('/users/login', { email: owner.email, password: owner.password });
  return { ...owner, token, api: client(system.url, token) };
};
