import { fork } from 'node:child_process';
import { logger } from '../logging/index.js';
import { Pulse, onBeat } from '../pulse/index.js';

/**
 * A container's first process: `node supervise.js [options of node] main.js`. It ends when `main.js` does, and ends it
 * when it hangs; whoever runs the container starts both again.
 */
const script = process.argv.at(-1) ?? '';
const child = fork(script, { execArgv: process.argv.slice(2, -1) });

const pulse = new Pulse((silentMs) => {
  logger('supervise').fatal(`${script} has not moved for ${silentMs / 1_000} s and is ended`);
  child.kill('SIGKILL');
});
onBeat(child, () => pulse.beat());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
