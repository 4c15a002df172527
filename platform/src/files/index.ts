import { Writable } from 'node:stream';
import { RESP_TYPES } from 'redis';
import type { Redis } from '../redis/index.js';

/** A file that is complete. */
export interface TempFile {
  readonly name: string;
  readonly bytes: number;
  readonly pieces: number;
}

const PIECE_BYTES = 256 * 1024;
const LIVES_SECONDS = 3600;

/**
 * Files on their way from one process to another through Redis, in pieces and for an hour: whoever makes them can make
 * them again. They stand beside the queues, so that a flush of the read models leaves them alone.
 */
export class TempFiles {
  constructor(private readonly redis: Redis) {}

  write(name: string): FileWriter {
    return new FileWriter(name, (piece) => this.append(name, piece));
  }

  /** @throws when a piece is gone, so that nobody takes a part for the whole. */
  async *read({ name, pieces }: TempFile): AsyncGenerator<Buffer> {
    const bytes = this.redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    for (let index = 0; index < pieces; index += 1) {
      const piece = await bytes.lIndex(keyOf(name), index);
      if (!piece) throw new Error(`The file ${name} is gone`);
      yield piece;
    }
  }

  async isThere({ name, pieces }: TempFile): Promise<boolean> {
    return (await this.redis.lLen(keyOf(name))) === pieces;
  }

  async keepFor(name: string, seconds: number): Promise<void> {
    await this.redis.expire(keyOf(name), seconds);
  }

  async drop(name: string): Promise<void> {
    await this.redis.unlink(keyOf(name));
  }

  private async append(name: string, piece: Buffer): Promise<void> {
    await this.redis.multi().rPush(keyOf(name), piece).expire(keyOf(name), LIVES_SECONDS).exec();
  }
}

const keyOf = (name: string): string => `file:${name}`;

/** Takes bytes of any length and hands them on piece by piece; whoever writes waits for Redis. */
export class FileWriter extends Writable {
  private held: Buffer[] = [];
  private heldBytes = 0;
  private bytes = 0;
  private pieces = 0;

  constructor(
    private readonly fileName: string,
    private readonly append: (piece: Buffer) => Promise<void>,
  ) {
    super({ highWaterMark: PIECE_BYTES });
  }

  /** Of what was written, once it has finished. */
  get file(): TempFile {
    return { name: this.fileName, bytes: this.bytes, pieces: this.pieces };
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.held.push(chunk);
    this.heldBytes += chunk.length;
    if (this.heldBytes < PIECE_BYTES) done();
    else this.handOn().then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.handOn().then(() => done(), done);
  }

  private async handOn(): Promise<void> {
    if (this.heldBytes === 0) return;
    const piece = Buffer.concat(this.held);
    [this.held, this.heldBytes] = [[], 0];
    await this.append(piece);
    this.bytes += piece.length;
    this.pieces += 1;
  }
}
