import { CHECKS } from './hostile-checks.js';
import { HostileStreet } from './hostile.js';

interface Soaking {
  readonly minutes: number;
  readonly say: (sentence: string) => void;
}

/** Up to the edge of what may be open: 25 orders of 200 lines. */
const FULL = { open: 24, past: 40, moves: 300, dishes: 300 };
const LONG = { sockets: 150, moves: 500, rounds: 6, calls: 600, mostTold: 100 };

/** One restaurant does whatever it may to the others, for so long. How many different things went wrong. */
export const hostileSoak = async ({ minutes, say }: Soaking): Promise<number> => {
  const until = performance.now() + minutes * 60_000;
  const street = await HostileStreet.open(FULL);
  const found = new Set<string>();
  try {
    do
      for (const [name, check] of Object.entries(CHECKS)) {
        const began = performance.now();
        for (const wrong of await check(street, LONG)) {
          const kind = `${name}: ${wrong.split(': ')[0]}`;
          if (!found.has(kind)) say(`Not so: ${name}: ${wrong}`);
          found.add(kind);
        }
        say(`It ${name}: looked at for ${Math.round((performance.now() - began) / 1_000)} s`);
      }
    while (performance.now() < until);
  } finally {
    await street.close();
  }
  say(`${street.asks.length} ways to ask. ${found.size === 0 ? 'Nothing went wrong.' : `${found.size} went wrong.`}`);
  return found.size;
};
