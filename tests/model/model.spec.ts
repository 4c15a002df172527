import { describe, it } from '@jest/globals';
import { explored } from './explored.js';
import { startStreet } from './house/in-process.js';
import { told } from './stories.js';

/** The same each time, so that nobody's change is red by chance; `npm run soak` tells others. */
const SEED = 1;

describe('Whatever happens in a house', () => {
  it('stands on paper too: orders, bills, money, tickets, sittings and days', async () => {
    const failure = await explored({ street: await startStreet(), seed: SEED, stories: 80, steps: 60 });
    if (failure) throw new Error(told(failure));
  });
});
