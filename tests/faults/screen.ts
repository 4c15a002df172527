import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
/** More often than people do, and so seldom that who starts meanwhile has the processor. */
const AGAIN_MS = 200;
/** As long as our screens wait for one answer. */
const ANSWER_MS = 15_000;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
}

/** Where one asks: of several nodes one after another, as behind a proxy. */
export class Screen {
  private turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly token: string | null,
    /** For how long one asks again. */
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Asks again, with the same Idempotency-Key, until it is answered. */
  async insist<T>(method: string, path: string, body?: object, key: string = randomUUID()): Promise<T> {
    const deadline = Date.now() + this.patienceMs;
    for (;;) {
      const answer = await this.ask({ method, path, key, body });
      if (answer?.ok) return (await answer.json()) as T;
      // What our processes do not say is no answer of theirs.
      if (answer && answer.status !== 503) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
      if (Date.now() > deadline) throw new Error(`${path} was not answered within ${this.patienceMs} ms`);
      await pause(AGAIN_MS + Math.random() * AGAIN_MS);
    }
  }

  /** Asks as our screens do: once more, under the same key, where nobody answered or a part was away. @throws when that is no answer either. */
  async twice(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Response> {
    const first = await this.ask({ method, path, key, body });
    if (first?.ok) return first;
    if (first && first.status !== 503) throw new Error(`${first.status} ${method} ${path}: ${await first.text()}`);
    await pause(1_000 * Number(first?.headers.get('retry-after') ?? 0.1));
    const second = await this.ask({ method, path, key, body });
    if (second?.ok) return second;
    const told = await Promise.all(
      [first, second].map(async (each) => (each ? `${each.status} ${await each.text()}` : 'nobody')),
    );
    throw new Error(`${method} ${path} was answered by ${told.join(', then by ')}`);
  }

  async text(path: string): Promise<string> {
    const answer = await fetch(`${this.urls[0]}/api${path}`, { headers: this.headers() });
    if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
    return answer.text();
  }

  /** Nothing when the connection broke: it may or may not have been done. */
  async ask({ method, path, key, body }: Asked, withinMs = ANSWER_MS): Promise<Response | undefined> {
    const json: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const url = this.urls[this.turn++ % this.urls.length];
    try {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...this.headers(), ...json, ...(key ? { 'idempotency-key': key } : {}) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(withinMs),
      });
      // Read to its end: half an answer is none.
      const { status, headers } = answer;
      return new Response(status === 204 ? null : await answer.arrayBuffer(), { status, headers });
    } catch {
      return undefined;
    }
  }

  private headers(): Record<string, string> {
    return this.token === null ? {} : { authorization: `Bearer ${this.token}` };
  }
}
