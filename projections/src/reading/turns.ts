import { Refusal } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import { CURRENT } from './keys.js';
import { Turn } from './turn.js';

const TRIES = 5;

const rebuilding = () =>
  new Refusal('unavailable', 'read-models/rebuilding', 'The data is being prepared. Please try again in a moment.');

export type Reading<Answer> = (generation: string, turn: Turn) => Promise<Answer>;

/** The turns of a connection, which all its readers share. */
export class Turns {
  private turn: Turn | null = null;
  private generation: string | null = null;

  constructor(private readonly redis: Redis) {}

  async read<Answer>(from: Reading<Answer>): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const generation = (this.generation ??= await this.now().document(CURRENT));
      if (generation === null) break;
      const turn = this.now();
      const current = turn.current();
      const [answer, still] = await Promise.all([from(generation, turn), current]);
      this.generation = still;
      if (still === generation) return answer;
    }
    throw rebuilding();
  }

  private now(): Turn {
    this.turn ??= new Turn(this.redis, () => {
      this.turn = null;
    });
    return this.turn;
  }
}

const known = new WeakMap<Redis, Turns>();

export const turnsOf = (redis: Redis): Turns => {
  const turns = known.get(redis) ?? new Turns(redis);
  known.set(redis, turns);
  return turns;
};
