import { explored } from './explored.js';
import type { Street } from './house/house.js';
import { told } from './stories.js';

export interface Soaking {
  readonly street: Street;
  readonly minutes: number;
  readonly seed: number;
  readonly say: (sentence: string) => void;
}

const STORIES = 25;
const STEPS = 60;
const SAID_EVERY_MS = 60_000;

/** What goes wrong, without the numbers that are others each time. */
const kindOf = (wrong: string): string => wrong.replace(/[\d.]+|"[^"]*"/g, '#').slice(0, 120);

/** Lives stories for so long. How many different things went wrong. */
export const soak = async ({ street, minutes, seed, say }: Soaking): Promise<number> => {
  const until = performance.now() + minutes * 60_000;
  const found = new Map<string, number>();
  let steps = 0;
  let saidAt = performance.now();
  for (let round = 0; performance.now() < until; round += 1) {
    const failure = await explored({
      street,
      seed: seed + round,
      stories: STORIES,
      steps: STEPS,
      onStep: () => (steps += 1),
    });
    if (failure) {
      const kind = kindOf(failure.wrong);
      if (!found.has(kind)) say(`After ${steps} steps (seed ${seed + round}):\n${told(failure)}\n`);
      found.set(kind, (found.get(kind) ?? 0) + 1);
    }
    if (performance.now() - saidAt < SAID_EVERY_MS) continue;
    saidAt = performance.now();
    say(
      `${steps} steps, ${found.size} different things went wrong; ${Math.ceil((until - saidAt) / 60_000)} minutes left`,
    );
  }
  say(
    `${steps} steps lived. ${[...found].map(([kind, times]) => `${times} × ${kind}`).join('\n') || 'Nothing went wrong.'}`,
  );
  return found.size;
};
