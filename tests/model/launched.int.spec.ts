import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startSystem, type OwnSystem } from '../../api/testing/system.js';
import { explored } from './explored.js';
import { launchedStreet } from './house/launched.js';
import { told } from './stories.js';

/** As in `model.spec.ts`. */
const SEED = 1;

describe('Whatever happens in a house of two nodes', () => {
  let system: OwnSystem;
  beforeAll(async () => {
    // Of its own, for its clocks go through the year.
    system = await startSystem({ nodes: 2 });
  }, 60_000);
  afterAll(() => system.stop(), 60_000);

  it('stands on paper too, over HTTP', async () => {
    const failure = await explored({ street: launchedStreet(system), seed: SEED, stories: 12, steps: 60 });
    if (failure) throw new Error(told(failure));
  }, 120_000);
});
