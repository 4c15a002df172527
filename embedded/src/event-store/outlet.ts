import type { ServerWritableStream } from '@grpc/grpc-js';
import type { streams } from './protocol.js';

/** Answers of `Read` are written as bytes, most of which were framed when the event was appended. */
export type ReadCall = ServerWritableStream<streams.ReadReq, Buffer>;

/** The way out to one reader, no faster than it reads, and with one place to wait for whatever comes next. */
export class Outlet {
  gone = false;
  /** For how long the reader let the last answers wait. */
  heldUpMs = 0;
  private blocked = false;
  private wakeSleeper: (() => void) | undefined;

  constructor(private readonly call: ReadCall) {
    call.on('drain', () => {
      this.blocked = false;
      this.wake();
    });
    const leave = () => {
      this.gone = true;
      this.wake();
    };
    call.on('cancelled', leave);
    call.on('close', leave);
    call.on('error', leave);
  }

  /** Sends unless the reader has gone; resolves false if so. While the reader is slow this waits for it. */
  async send(frames: readonly Buffer[]): Promise<boolean> {
    const began = performance.now();
    let waited = false;
    for (const frame of frames) {
      if (this.gone) return false;
      this.blocked = !this.call.write(frame);
      waited ||= this.blocked;
      while (this.blocked && !this.gone) await this.sleep();
    }
    this.heldUpMs = waited ? performance.now() - began : 0;
    return !this.gone;
  }

  /** Waits until something happens: the reader took what was sent, left, or somebody called `wake`. */
  sleep(): Promise<void> {
    return new Promise((resolve) => {
      this.wakeSleeper = resolve;
    });
  }

  wake(): void {
    this.wakeSleeper?.();
    this.wakeSleeper = undefined;
  }

  end(): void {
    if (!this.gone) this.call.end();
  }

  fail(error: Error): void {
    if (!this.gone) this.call.emit('error', error);
  }
}
