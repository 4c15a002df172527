import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
/** Of nobody who answers, and of who says not when to come again. */
const AGAIN_MS = 100;

interface Heard {
  readonly status: number;
  readonly body: Buffer;
  readonly againMs: number;
}

/**
 * Asks as our screens do: once more, under the same key, where nobody answered or a part was away. A connection at rest may
 * be closed just as something is asked on it (RFC 9112, 9.5), even by a node that ends well.
 */
export class Screen {
  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  /** @throws when the second answer is none either. */
  async ask(method: string, path: string, body?: object, key: string = randomUUID()): Promise<Buffer> {
    const answers: string[] = [];
    for (const isLast of [false, true]) {
      const heard = await this.once(method, path, key, body);
      if (typeof heard === 'object' && heard.status < 300) return heard.body;
      answers.push(typeof heard === 'string' ? heard : `${heard.status} ${heard.body.toString()}`);
      const isPassing = typeof heard === 'string' || heard.status === 503;
      if (isLast || !isPassing) break;
      await pause(typeof heard === 'string' ? AGAIN_MS : heard.againMs);
    }
    throw new Error(`${method} ${path}: ${answers.join(', then ')}`);
  }

  async json<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
    return JSON.parse((await this.ask(method, path, body, key)).toString()) as T;
  }

  /** In words where nothing was answered. */
  private async once(method: string, path: string, key: string, body?: object): Promise<Heard | string> {
    try {
      const answer = await fetch(`${this.url}/api${path}`, {
        method,
        headers: {
          ...(this.token && { authorization: `Bearer ${this.token}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const againMs = 1_000 * Number(answer.headers.get('retry-after') ?? AGAIN_MS / 1_000);
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()), againMs };
    } catch (error) {
      const { message, cause } = error as Error;
      return `${message} (${String(cause)})`;
    }
  }
}
