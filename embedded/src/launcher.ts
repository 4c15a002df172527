import { join } from 'node:path';
import { type Env, forgetRunning, type LaunchConfig, readLaunchConfig, writeRunning } from '@sae/platform/config';
import { askHealth } from '@sae/platform/process';
import { endLeftovers, holdDataDir, keepToOneself } from './instance.js';
import { FOLDERS, layOut, type Scripts, STOP_ORDER, type System } from './parts.js';
import { isFree } from './ports.js';
import { missingRedis } from './redis.js';
import { Supervised } from './supervised.js';

/** Waits until the system says that it works; tells what it waits for every 15 s. */
const untilHealthy = async (port: number, stopped: () => boolean, say: (sentence: string) => void) => {
  let reminder = Date.now() + 15_000;
  while (!stopped()) {
    const health = await askHealth(port);
    if (health.ok) return;
    if (Date.now() >= reminder) {
      say(`Still waiting for all parts to work: ${health.body.slice(0, 500)}`);
      reminder = Date.now() + 15_000;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

const REMEMBER_AGAIN_MS = 5_000;

export type Say = (sentence: string) => void;

const refuseTakenPorts = async (config: LaunchConfig): Promise<void> => {
  const wanted = { PORT: config.port, ...(config.smtpUrl ? {} : { MAILBOX_PORT: config.mailboxPort }) };
  for (const [name, port] of Object.entries(wanted))
    if (!(await isFree(port)))
      throw new Error(`Port ${port} is in use: stop what listens there or set another ${name}.`);
};

/** The whole system as children of this process. */
export class Launcher {
  private readonly parts: Supervised[];
  private stopped = false;
  private rememberLater: NodeJS.Timeout | undefined;

  private constructor(
    private readonly config: LaunchConfig,
    private readonly system: System,
    private readonly say: Say,
  ) {
    const watch = (part: System['services'][number]) => new Supervised(part, say, () => this.remember());
    this.parts = [...system.services, ...system.processes].map(watch);
  }

  /** Reads the environment and refuses what cannot work, before anything is started. */
  static async prepare(env: Env, scripts: Scripts, say: Say): Promise<Launcher> {
    const config = readLaunchConfig(env, { takesMoney: true });
    keepToOneself(Object.values(FOLDERS).map((folder) => join(config.dataDir, folder)));
    await holdDataDir(config.dataDir);
    await endLeftovers(config.dataDir);
    await refuseTakenPorts(config);
    const missing = config.redisUrl ? undefined : missingRedis();
    if (missing) throw new Error(missing);
    return new Launcher(config, await layOut(config, env, scripts, say), say);
  }

  /** Starts the services side by side, then what stands on them, and tells where things are once all work. */
  async start(): Promise<void> {
    await this.reachOutside();
    if (this.stopped) return;
    const count = this.system.services.length;
    await Promise.all(this.parts.slice(0, count).map((part) => part.start()));
    if (this.stopped) return;
    const processes = Promise.all(this.parts.slice(count).map((part) => part.start()));
    await Promise.all([processes, untilHealthy(this.config.port, () => this.stopped, this.say)]);
    if (!this.stopped) this.say(this.addresses());
  }

  /** What is attached by its address must be there; mail may follow later, unless it never can. */
  private async reachOutside(): Promise<void> {
    const { eventStoreUrl, redisUrl, smtpUrl } = this.config;
    if (!eventStoreUrl && !redisUrl && !smtpUrl) return;
    // Loaded where there is anybody to ask: three clients take 40 MB.
    const [{ askOnce, untilAnswered }, { eventStoreAt }, { redisAt }, { smtpAt }] = await Promise.all([
      import('@sae/platform/connections'),
      import('@sae/platform/log'),
      import('@sae/platform/redis'),
      import('@sae/platform/smtp'),
    ]);
    const needed = [...(eventStoreUrl ? [eventStoreAt(eventStoreUrl)] : []), ...(redisUrl ? [redisAt(redisUrl)] : [])];
    await Promise.all([untilAnswered(needed, this.say), smtpUrl && askOnce(smtpAt(smtpUrl), this.say)]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const inOrder = [...this.parts].sort((a, b) => STOP_ORDER.indexOf(a.name) - STOP_ORDER.indexOf(b.name));
    for (const part of inOrder) await part.stop();
    forgetRunning(this.config.dataDir);
  }

  kill(): void {
    this.stopped = true;
    for (const part of this.parts) part.kill();
  }

  private addresses(): string {
    const { port, mailboxPort, smtpUrl, dataDir } = this.config;
    const lines = [
      'SAE is ready.',
      `  UI       http://localhost:${port}/app/`,
      `  API      http://localhost:${port}/api`,
      ...(smtpUrl ? [] : [`  Mailbox  http://localhost:${mailboxPort}`]),
      `Data is kept in ${dataDir}. Ctrl-C stops everything.`,
    ];
    return lines.join('\n');
  }

  /** For tools that join, and for the next launcher should this one be killed. A full disk ends nothing. */
  private remember(): void {
    clearTimeout(this.rememberLater);
    if (this.stopped) return;
    const alive = this.parts.flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid] as const]));
    const { port, dataDir } = this.config;
    const children = Object.fromEntries(alive);
    try {
      writeRunning(dataDir, { pid: process.pid, port, children, env: this.system.settings });
    } catch (error) {
      this.say(`What runs could not be noted in ${dataDir}: ${(error as Error).message}`);
      this.rememberLater = setTimeout(() => this.remember(), REMEMBER_AGAIN_MS).unref();
    }
  }
}
