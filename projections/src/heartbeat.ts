import type { Redis } from '@sae/platform/redis';
import type { Alive } from './progress/index.js';
import { ALIVE, BEGINNING, placeIn } from './reading/index.js';
import type { RunnerState } from './runner/index.js';

const EVERY_MS = 1_000;
const GONE_AFTER_MS = 10_000;

const alive = ({ state, cursor, because, behind }: RunnerState): Alive => ({
  state,
  generation: cursor?.generation ?? null,
  position: cursor && cursor.checkpoint !== BEGINNING ? placeIn(cursor.checkpoint) : null,
  behind,
  ...(because !== '' && { because }),
});

/** Says every second that this process is alive and how it is doing, and at once when asked to. */
export class Heartbeat {
  private readonly timer = setInterval(() => this.beat(), EVERY_MS);

  constructor(
    private readonly redis: Redis,
    private readonly now: () => RunnerState,
  ) {
    this.beat();
  }

  beat(): void {
    // While Redis is away nobody could read it; its outage is reported by the connection.
    void this.redis.set(ALIVE, JSON.stringify(alive(this.now())), { PX: GONE_AFTER_MS }).catch(() => undefined);
  }

  end(): void {
    clearInterval(this.timer);
  }
}
