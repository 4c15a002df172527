import { renameSync, writeFileSync } from 'node:fs';
import type { IsoTime } from '@sae/domain/kernel';
import { Clock } from '../src/kernel/clock.js';

/** The real time, moved as a test wishes. */
export class TestClock extends Clock {
  private ahead = 0;

  override nowMs(): number {
    return Date.now() + this.ahead;
  }

  advance(ms: number): void {
    this.move(this.ahead + ms);
  }

  set(at: IsoTime): void {
    this.move(Date.parse(at) - Date.now());
  }

  protected move(ahead: number): void {
    this.ahead = ahead;
  }
}

/** A clock that other processes read too: whoever asks after it was moved has the new time. */
export class SharedClock extends TestClock {
  constructor(readonly file: string) {
    super();
    this.move(0);
  }

  protected override move(ahead: number): void {
    super.move(ahead);
    // Renamed into place, so that nobody reads half a number.
    writeFileSync(`${this.file}.new`, String(ahead));
    renameSync(`${this.file}.new`, this.file);
  }
}
