import type { IsoTime } from '@sae/domain/kernel';
import { Clock } from '../src/clock.js';

/** The real time, moved as a test wishes. */
export class TestClock extends Clock {
  private ahead = 0;

  override nowMs(): number {
    return Date.now() + this.ahead;
  }

  advance(ms: number): void {
    this.ahead += ms;
  }

  set(at: IsoTime): void {
    this.ahead = Date.parse(at) - Date.now();
  }
}
