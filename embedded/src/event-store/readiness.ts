import { notReady } from './errors.js';

/** For how long a strict store goes on answering that it is not ready, once it is asked to stop. */
const LINGER_MS = 300;

/** How unkind a real server may be; `strict` in our tests, so that nothing of ours leans on kindness. */
export interface Manners {
  readonly strict: boolean;
  /** For how long after its start the server refuses every call. */
  readonly notReadyMs: number;
}

/** How the store behaves for people who just want it to run. */
export const KIND: Manners = { strict: false, notReadyMs: 0 };

/** `EVENT_STORE_STRICT=1` asks for a strict store, `EVENT_STORE_NOT_READY_MS` for how long it is not ready. */
export function mannersIn(env: Readonly<Record<string, string | undefined>>): Manners {
  if (env.EVENT_STORE_STRICT !== '1') return KIND;
  return { strict: true, notReadyMs: Number(env.EVENT_STORE_NOT_READY_MS ?? 200) };
}

/** Whether calls are served now: a real server refuses them for a while after its start and on its way out. */
export class Readiness {
  private serving: boolean;
  private readonly stop = new AbortController();

  constructor(readonly manners: Manners) {
    this.serving = manners.notReadyMs === 0;
    if (!this.serving) setTimeout(() => (this.serving = true), manners.notReadyMs).unref();
  }

  get ready(): boolean {
    return this.serving && !(this.manners.strict && this.stopping);
  }

  get stopping(): boolean {
    return this.stop.signal.aborted;
  }

  assertReady(): void {
    if (!this.ready) throw notReady();
  }

  /** What is on its way when a strict store stops is told that it is not ready, though it may well be written. */
  async orNotReady<T>(work: Promise<T>): Promise<T> {
    if (!this.manners.strict) return work;
    const { signal } = this.stop;
    let refuse: (() => void) | undefined;
    const refused = new Promise<never>((_, reject) => {
      refuse = () => reject(notReady());
      signal.addEventListener('abort', refuse);
    });
    return Promise.race([work, refused]).finally(() => refuse && signal.removeEventListener('abort', refuse));
  }

  /** Resolves when the calls still open may be ended. */
  async beginToStop(): Promise<void> {
    this.stop.abort();
    if (this.manners.strict) await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
  }

  onStop(listener: () => void): void {
    this.stop.signal.addEventListener('abort', listener, { once: true });
  }
}
