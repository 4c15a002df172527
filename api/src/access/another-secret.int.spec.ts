import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSystem, type System } from '../../testing/system.js';
import { verifiedOwner } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

it('Another secret is another system’s, unless nobody signed up yet', async () => {
  await system.addNode({ jwtSecret: 'another secret, and long enough for a key' });
  await system.addNode();
  await verifiedOwner(system);
  await expect(system.addNode({ jwtSecret: 'another secret, and long enough for a key' })).rejects.toThrow('It ended');
});
