import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const USER = 'operator';
const CHALLENGE = { 'www-authenticate': 'Basic realm="SAE", charset="UTF-8"' };
/** How late a wrong try is answered, and how many of a client may wait for that: so often it may guess. */
const PAUSE_MS = 1_000;
const MOST_WAITING = 5;
const REMIND_MS = 60_000;

const digest = (login: string | Buffer): Buffer => createHash('sha256').update(login).digest();

/** Told of wrong tries: whose the last was, and how many there were since it was last told. */
export type OnWrong = (client: string, tries: number) => void;

/** HTTP Basic for the one user there is. */
export class OperatorLogin {
  private readonly expected: Buffer;
  private readonly waiting = new Map<string, number>();
  private tries = 0;
  private toldAt = -Infinity;

  constructor(
    secret: string,
    private readonly onWrong: OnWrong,
    private readonly pauseMs = PAUSE_MS,
  ) {
    this.expected = digest(`${USER}:${secret}`);
  }

  /** Is it the operator? Everybody else is answered here. */
  async admits({ headers, socket }: IncomingMessage, answer: ServerResponse): Promise<boolean> {
    const client = socket.remoteAddress ?? '';
    const { authorization } = headers;
    // Not even looked at: else the answer's haste would say that it was wrong.
    if (this.waitingOf(client) >= MOST_WAITING) {
      answer.writeHead(429, { 'retry-after': '1' }).end();
      return false;
    }
    if (authorization !== undefined) {
      if (this.isRight(authorization)) return true;
      this.note(client);
      await this.holdUp(client);
    }
    answer.writeHead(401, CHALLENGE).end();
    return false;
  }

  private isRight(authorization: string): boolean {
    const [, encoded = ''] = /^basic +(\S+)$/i.exec(authorization) ?? [];
    return timingSafeEqual(digest(Buffer.from(encoded, 'base64')), this.expected);
  }

  private waitingOf(client: string): number {
    return this.waiting.get(client) ?? 0;
  }

  private async holdUp(client: string): Promise<void> {
    this.waiting.set(client, this.waitingOf(client) + 1);
    await pause(this.pauseMs);
    const others = this.waitingOf(client) - 1;
    if (others > 0) this.waiting.set(client, others);
    else this.waiting.delete(client);
  }

  private note(client: string): void {
    this.tries += 1;
    if (performance.now() - this.toldAt < REMIND_MS) return;
    this.onWrong(client, this.tries);
    this.toldAt = performance.now();
    this.tries = 0;
  }
}
