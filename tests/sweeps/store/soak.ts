import { sweptSystem } from './swept-system.js';
import { cut, half, slow, stopped } from './troubles.js';

export interface Soaking {
  readonly minutes: number;
  readonly say: (sentence: string) => void;
}

const TROUBLES = [...[1, 5, 8, 15, 24, 40].map(stopped), ...[cut, half, slow].flatMap((make) => [make(5), make(25)])];

/** One trouble after another, each until all is well again. How many different things went wrong. */
export const soakStore = async ({ minutes, say }: Soaking): Promise<number> => {
  const until = performance.now() + minutes * 60_000;
  const { sweep, stop } = await sweptSystem();
  const wrong = new Set(await sweep.inPeace());
  for (let n = 0; performance.now() < until; n += 1) {
    const trouble = TROUBLES[n % TROUBLES.length]!;
    const found = await sweep.during(trouble);
    const difference = (n + 1) % TROUBLES.length === 0 ? await sweep.difference() : null;
    if (difference !== null) found.push(`verify: ${difference}`);
    for (const one of found) wrong.add(one);
    say(`The event store ${trouble.name}: ${found.join('\n') || 'all as it should be'}`);
  }
  await stop();
  return wrong.size;
};
