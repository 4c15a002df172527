import { MOST_HELD_MS } from '../../api/testing/system.js';
import { HostileStreet, MOST_TIMES } from './hostile.js';

interface Soaking {
  readonly minutes: number;
  readonly say: (sentence: string) => void;
}

/** Up to the edge of what may be open: 25 orders of 200 lines. */
const FILLED = { open: 24, past: 40, moves: 300, dishes: 300 };

/** One restaurant does whatever it may to the others, for so long. How many different things went wrong. */
export const hostileSoak = async ({ minutes, say }: Soaking): Promise<number> => {
  const until = performance.now() + minutes * 60_000;
  const street = await HostileStreet.open(FILLED);
  const found = new Set<string>();
  const tell = (what: string, wrong: readonly string[]) => {
    for (const one of wrong) {
      const kind = `${what}: ${one.split(':')[0]}`;
      if (!found.has(kind)) say(`${what}: ${one}`);
      found.add(kind);
    }
  };
  try {
    do {
      tell('The loop is held', await street.holding());
      const pushed = await street.pushing(150, 500);
      tell('The loop is held', pushed > MOST_HELD_MS ? [`pushes that nobody reads: ${Math.round(pushed)} ms`] : []);
      tell('Not paid for', await street.unpaid());
      tell('Done without a budget', await street.unrefused());
      tell('A stranger without end', await street.unlimited());
      const times = await street.slowedDown(6, 600);
      say(`A neighbour’s p99 beside all that: ${times.toFixed(1)} times its own`);
      tell('A neighbour is slow', times < MOST_TIMES ? [] : [`p99: ${times.toFixed(1)} times`]);
    } while (performance.now() < until);
  } finally {
    await street.close();
  }
  say(`${street.asks.length} ways to ask. ${found.size === 0 ? 'Nothing went wrong.' : `${found.size} went wrong.`}`);
  return found.size;
};
