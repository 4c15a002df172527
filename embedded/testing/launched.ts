import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRunning } from '@sae/platform/config';
import { eventually } from '../../platform/testing/eventually.js';
import { freePort } from '../../platform/testing/redis.js';

const LAUNCHER = new URL('../dist/run-launcher.js', import.meta.url).href;

/** A part that does nothing but what the launcher asks of parts. A script: a module costs each start a fifth more. */
const FAKE = `
const { appendFileSync } = require('node:fs');
const [name] = process.argv[1].match(/[^/]+(?=\\.cjs$)/);
const note = (what) => appendFileSync(process.env.DIARY, name + ' ' + what + '\\n');
if (name === process.env.BROKEN) process.exit(7);
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => { if (name !== process.env.STUBBORN) { note('stopped'); process.exit(0); } });
note('started ' + process.argv.slice(2).join(' '));
const health = () => require('node:http').createServer((_, answer) => answer.writeHead(200).end('{}')).listen(process.env.PORT);
if (name === 'api') health().on('listening', () => process.send({ ready: true }));
else process.send({ ready: true });
setInterval(() => process.send({ beat: true }, () => {}), 500);
setInterval(() => {}, 1000);
`;
const NAMES = ['eventStore', 'mailbox', 'api', 'projections', 'workers'];

interface StartOptions {
  readonly stdout?: 'pipe' | number;
  readonly wrap?: (command: string[]) => string[];
}

/** A launcher of fake parts (and a real Redis) with a folder of its own. */
export class Launched {
  output = '';
  private process: ChildProcess | undefined;
  readonly folder = mkdtempSync(join(tmpdir(), 'sae-launch-'));
  readonly dataDir = join(this.folder, 'data');
  private readonly diary = join(this.folder, 'diary');

  private constructor(private readonly env: NodeJS.ProcessEnv) {
    const scripts = Object.fromEntries(NAMES.map((name) => [name, join(this.folder, `${name}.cjs`)]));
    for (const script of Object.values(scripts)) writeFileSync(script, FAKE);
    writeFileSync(
      join(this.folder, 'launch.mjs'),
      `import { runLauncher } from ${JSON.stringify(LAUNCHER)};
       await runLauncher(${JSON.stringify(scripts)}, process.argv.slice(2), process.env);`,
    );
  }

  static async make(env: NodeJS.ProcessEnv = {}): Promise<Launched> {
    return new Launched({ PORT: `${await freePort()}`, MAILBOX_PORT: `${await freePort()}`, ...env });
  }

  get port(): number {
    return Number(this.env.PORT);
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** What it says goes to `stdout`, read here unless it is another; `wrap` may run it in surroundings of its own. */
  start(more: NodeJS.ProcessEnv = {}, { stdout = 'pipe', wrap = (own) => own }: StartOptions = {}): this {
    const { npm_lifecycle_event: _npm, ...inherited } = process.env;
    const env = { ...inherited, DATA_DIR: this.dataDir, DIARY: this.diary, ...this.env, ...more };
    const [command = '', ...args] = wrap([process.execPath, join(this.folder, 'launch.mjs')]);
    const child = spawn(command, args, { env, stdio: ['ignore', stdout, stdout] });
    this.output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (this.output += String(text)));
    this.process = child;
    return this;
  }

  ready(): Promise<void> {
    return eventually(() => {
      if (!this.output.includes('SAE is ready.')) throw new Error(`Not ready. It said: ${this.output}`);
    }, 20_000);
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  /** Its exit code once it has ended. */
  ended(): Promise<number | string | null> {
    return eventually(() => {
      if (!this.process || (this.process.exitCode === null && this.process.signalCode === null))
        throw new Error(`Still running. It said: ${this.output}`);
      return this.process.exitCode ?? this.process.signalCode;
    }, 20_000);
  }

  /** What the fake parts noted, in order. */
  notes(): string[] {
    return existsSync(this.diary) ? readFileSync(this.diary, 'utf8').trim().split('\n') : [];
  }

  /** The numbers of its children by name; Redis' own besides that of its keeper. */
  children(): Record<string, number> {
    const pidFile = join(this.dataDir, 'redis', 'redis.pid');
    const redis: Record<string, number> = existsSync(pidFile) ? { 'redis itself': Number(readFileSync(pidFile)) } : {};
    return { ...readRunning(this.dataDir)?.children, ...redis };
  }

  /** The number of a child that lives. Never 0, for a signal to 0 goes to the tests themselves. */
  child(name: string): number {
    const pid = this.children()[name];
    if (!pid || !isAlive(pid)) throw new Error(`${name} does not run.`);
    return pid;
  }

  async clear(): Promise<void> {
    const left = Object.values(this.children());
    this.signal('SIGKILL');
    await this.ended();
    // What it leaves ends a moment later, and until then may write.
    await eventually(() => {
      if (left.some((pid) => pid && isAlive(pid))) throw new Error('Something that it started still runs');
    }, 10_000);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    // A zombie has ended, it only waits to be counted.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
