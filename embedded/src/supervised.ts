import type { ChildProcess } from 'node:child_process';
import { Pulse } from '@sae/platform/pulse';

/** How a part of the system is started, and how one knows that it serves. */
export interface Part {
  readonly name: string;
  spawn(): ChildProcess;
  /** Resolves once `child` serves; may stay pending when it never does. */
  ready(child: ChildProcess): Promise<void>;
  /** Calls back each time it is seen that `child` moves. */
  watch(child: ChildProcess, moves: () => void): void;
}

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;
const STEADY_AFTER_MS = 10_000;
const DEATHS_AT_START = 5;
const PATIENCE_MS = 6_000;

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const cause = (code: number | null, signal: string | null) => (signal ? `signal ${signal}` : `exit code ${code}`);

/** Keeps one part alive: started again whenever it ends, until it is stopped. */
export class Supervised {
  private child: ChildProcess | undefined;
  private gone: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private delay = FIRST_DELAY_MS;
  private deaths = 0;
  private served = false;
  private stopping = false;
  private settle: { resolve(): void; reject(error: Error): void } | undefined;

  constructor(
    private readonly part: Part,
    private readonly say: (sentence: string) => void,
    private readonly changed: () => void,
  ) {}

  get name(): string {
    return this.part.name;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resolves when the part serves for the first time; rejects when it keeps ending before it ever does. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.run();
    });
  }

  private run(): void {
    const born = Date.now();
    let child: ChildProcess;
    try {
      child = this.part.spawn();
    } catch (error) {
      return this.ended(sentenceOf(error), 0);
    }
    const pulse = new Pulse((silentMs) => {
      this.say(`${this.name} has not moved for ${silentMs / 1_000} s and is ended.`);
      child.kill('SIGKILL');
    });
    this.part.watch(child, () => pulse.beat());
    this.child = child;
    this.gone = new Promise((resolve) => {
      const end = (why: string) => {
        if (this.child !== child) return;
        pulse.stop();
        this.child = undefined;
        resolve();
        this.ended(why, Date.now() - born);
      };
      child.once('exit', (code, signal) => end(cause(code, signal)));
      child.once('error', (error) => end(error.message));
    });
    this.changed();
    this.part.ready(child).then(
      () => {
        this.served = true;
        this.settle?.resolve();
      },
      // The child's end is what counts, and it is told of above.
      () => undefined,
    );
  }

  private ended(why: string, lived: number): void {
    this.changed();
    if (this.stopping) return;
    if (!this.served && ++this.deaths >= DEATHS_AT_START) {
      this.settle?.reject(new Error(`${this.name} ended ${this.deaths} times while starting (${why}).`));
      return;
    }
    if (lived >= STEADY_AFTER_MS) this.delay = FIRST_DELAY_MS;
    this.say(`${this.name} ended (${why}) and is started again in ${this.delay} ms.`);
    this.timer = setTimeout(() => this.run(), this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY_MS);
  }

  /** Asks it to end, and ends it if it does not. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    if (!this.child) return;
    this.child.kill('SIGTERM');
    const force = setTimeout(() => this.kill(), PATIENCE_MS);
    await this.gone;
    clearTimeout(force);
  }

  kill(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    this.child?.kill('SIGKILL');
  }
}
