import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { untilReady } from '../../platform/testing/ready.js';
import { freePort } from '../../platform/testing/redis.js';

const MAIN = fileURLToPath(new URL('../dist/mailbox/main.js', import.meta.url));

export interface Mail {
  readonly from?: string;
  readonly to?: string;
  readonly cc?: string;
  readonly bcc?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly attachments?: { filename: string; content: string | Buffer; cid?: string }[];
}

/** The embedded mailbox as a process of its own, in a folder of its own. */
export class TestMailbox {
  private process: ChildProcess | undefined;
  readonly dir = mkdtempSync(join(tmpdir(), 'sae-mailbox-'));

  private constructor(
    readonly smtpPort: number,
    readonly httpPort: number,
  ) {}

  static async start(): Promise<TestMailbox> {
    const mailbox = new TestMailbox(await freePort(), await freePort());
    await mailbox.startAgain();
    return mailbox;
  }

  async startAgain(): Promise<void> {
    const args = ['--smtp-port', `${this.smtpPort}`, '--http-port', `${this.httpPort}`, '--dir', this.dir];
    this.process = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await untilReady(this.process);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { process } = this;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    process.kill(signal);
    await once(process, 'exit');
  }

  get url(): string {
    return `http://127.0.0.1:${this.httpPort}`;
  }

  async send(mail: Mail): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: this.smtpPort });
    await transport.sendMail({ from: 'SAE <no-reply@sae.example>', to: 'asha@example.com', ...mail });
  }

  async sendRaw(raw: Buffer): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: this.smtpPort });
    await transport.sendMail({ envelope: { from: 'no-reply@sae.example', to: 'asha@example.com' }, raw });
  }

  ask(path: string, options?: RequestInit): Promise<Response> {
    return fetch(`${this.url}${path}`, options);
  }

  async json<T>(path: string): Promise<T> {
    return (await (await this.ask(path)).json()) as T;
  }

  async clear(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dir, { recursive: true, force: true });
  }
}
