import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';

const RUN_PROCESS = new URL('../../dist/process/index.js', import.meta.url).href;
const dir = mkdtempSync(join(tmpdir(), 'sae-process-'));
const children: ChildProcess[] = [];

/** A process whose start is `body`, and what becomes of it. */
const started = (body: string, env: NodeJS.ProcessEnv = {}, stdout: 'pipe' | number = 'pipe') => {
  const script = join(dir, `main-${children.length}.mjs`);
  writeFileSync(
    script,
    `import { runProcess } from ${JSON.stringify(RUN_PROCESS)};
     await runProcess('probe', async (log) => { setInterval(() => {}, 1000); ${body} });`,
  );
  const child = fork(script, {
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
    execArgv: [],
  });
  children.push(child);
  const seen = { child, output: '', messages: [] as unknown[] };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (seen.output += String(text)));
  child.on('message', (message) => seen.messages.push(message));
  return seen;
};

const ready = ({ messages }: ReturnType<typeof started>) =>
  eventually(() => expect(messages).toContainEqual({ ready: true }));
const exitCode = ({ child }: ReturnType<typeof started>, withinMs = 5_000) =>
  eventually(() => {
    expect(child.exitCode ?? child.signalCode).not.toBeNull();
    return child.exitCode ?? child.signalCode;
  }, withinMs);

afterEach(() => children.forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('A process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s', async (signal) => {
    const probe = started(`return () => console.log('swept up');`);
    await ready(probe);
    probe.child.kill(signal);
    expect(await exitCode(probe)).toBe(0);
    expect(probe.output).toContain('swept up');
  });

  it('stops cleanly when its launcher is gone', async () => {
    const probe = started(`return () => console.log('swept up');`);
    await ready(probe);
    probe.child.disconnect();
    expect(await exitCode(probe)).toBe(0);
    expect(probe.output).toContain('swept up');
  });

  it('ends within 5 s even if it cannot stop', async () => {
    const probe = started('return () => new Promise(() => {});');
    await ready(probe);
    probe.child.kill('SIGTERM');
    expect(await exitCode(probe, 7_000)).toBe(1);
    expect(probe.output).toContain('did not stop within 5 s');
  });

  it('goes on though its log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const probe = started(`setInterval(() => log.info('still here'), 5); return () => {};`, {}, full);
    await ready(probe);
    await eventually(() => expect(probe.messages).toContainEqual({ beat: true }), 10_000);
    expect(probe.child.exitCode).toBeNull();
    probe.child.kill('SIGTERM');
    expect(await exitCode(probe)).toBe(0);
    closeSync(full);
  });

  it('says in one sentence why it cannot start', async () => {
    const probe = started(`throw new Error('The log is away.');`);
    expect(await exitCode(probe)).toBe(1);
    expect(JSON.parse(probe.output)).toMatchObject({ level: 'fatal', msg: 'probe cannot start: The log is away.' });
    expect(probe.output).not.toContain('at ');
    expect(probe.messages).toEqual([]);
  });

  it('shows where it failed to whoever asks with LOG_LEVEL=debug', async () => {
    const probe = started(`throw new Error('The log is away.');`, { LOG_LEVEL: 'debug' });
    expect(await exitCode(probe)).toBe(1);
    expect(probe.output).toContain('main-');
  });

  it('ends on an error nobody handled, and tells of it', async () => {
    const probe = started(`setTimeout(() => Promise.reject(new Error('forgotten')), 50); return () => {};`);
    await ready(probe);
    expect(await exitCode(probe)).toBe(1);
    expect(probe.output).toContain('probe ends on an error nobody handled: forgotten');
  });
});

describe('A container', () => {
  const SUPERVISE = fileURLToPath(new URL('../../dist/process/supervise.js', import.meta.url));
  const contained = async () => {
    const script = join(dir, 'contained.mjs');
    const pidFile = join(dir, 'pid');
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs';
       import { runProcess } from ${JSON.stringify(RUN_PROCESS)};
       await runProcess('probe', async () => {
         setInterval(() => {}, 1000);
         process.once('message', () => {});
         setTimeout(() => writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)), 2_500);
         return () => {};
       });`,
    );
    rmSync(pidFile, { force: true });
    const child = fork(SUPERVISE, ['--max-semi-space-size=4', script], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
    });
    children.push(child);
    const pid = await eventually(() => Number(readFileSync(pidFile, 'utf8')), 20_000);
    return { child, pid, output: '', messages: [] };
  };

  it('ends, to be started again, when its process hangs', async () => {
    const container = await contained();
    process.kill(container.pid, 'SIGSTOP');
    expect(await exitCode(container, 20_000)).toBe(1);
  });

  it('stops cleanly when it is asked to', async () => {
    const container = await contained();
    expect(readFileSync(`/proc/${container.pid}/cmdline`, 'utf8')).toContain('--max-semi-space-size=4');
    container.child.kill('SIGTERM');
    expect(await exitCode(container)).toBe(0);
  });
});
