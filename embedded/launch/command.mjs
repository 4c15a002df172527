import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Progress, on stderr so that what a command answers stays clean. */
export const say = (sentence) => void process.stderr.write(`${sentence}\n`);

/** A reason to stop that needs no stack trace: one sentence a person can act on. */
export class Stop extends Error {}

/** Runs `main`; a `Stop` ends the process with its sentence, anything else with its stack. */
export const run = async (main) => {
  try {
    await main();
  } catch (error) {
    say(error instanceof Stop ? error.message : (error?.stack ?? String(error)));
    process.exit(1);
  }
};

/** Tells what takes long before it starts, and how long it took. */
export const told = async (what, work) => {
  say(`${what}…`);
  const began = Date.now();
  await work();
  say(`${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
};

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A command that had not ended when its time was over. */
export class Hung extends Stop {}

/**
 * Runs a command in the repository; its output is shown only when it fails, unless `shown`. `timeout` in ms: what has
 * not ended then is killed, with all it started.
 */
export const command = (file, args, { env = {}, shown = false, failure, timeout } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      // The head of a group, which a signal reaches as a whole.
      detached: true,
      stdio: ['ignore', shown ? 2 : 'pipe', shown ? 2 : 'pipe'],
    });
    const signalAll = (signal) => {
      // Without a pid it never began, and is told as an error.
      if (child.pid) process.kill(-child.pid, signal);
    };
    let isHung = false;
    const late =
      timeout &&
      setTimeout(() => {
        isHung = true;
        // Nothing milder: what hangs may hang in what it does at its end.
        signalAll('SIGKILL');
      }, timeout);
    // Stopped half-way, nothing goes on behind our back.
    const stop = (signal) => {
      signalAll(signal);
      process.exit(130);
    };
    const signals = ['SIGINT', 'SIGTERM'];
    for (const signal of signals) process.on(signal, stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.once('error', (error) => reject(new Stop(`${failure ?? file}: ${error.message}`)));
    child.once('close', (code, signal) => {
      clearTimeout(late);
      for (const signal of signals) process.off(signal, stop);
      if (code === 0) return resolve(output);
      const Reason = isHung ? Hung : Stop;
      reject(
        new Reason(`${output}${failure ?? `${file} ${args.join(' ')} failed`} (${signal ?? `exit code ${code}`}).`),
      );
    });
  });

/** What a command prints, or undefined when this machine does not have it. */
export const answerOf = (file, args) => {
  const { error, stdout } = spawnSync(file, args, { encoding: 'utf8' });
  return error ? undefined : stdout;
};

/** npm by the path it was started from where npm started us: `npm` itself need not be on the PATH then. */
export const npm = (args, options) => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? command(process.execPath, [cli, ...args], options) : command('npm', args, options);
};

/** A tool of node_modules, run without npx, which takes half a second of its own. */
export const tool = (path, args, options) =>
  command(process.execPath, [`${ROOT}node_modules/${path}`, ...args], options);
