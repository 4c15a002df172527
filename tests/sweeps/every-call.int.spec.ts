import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { descriptionOf, everyCall, send } from '../../api/testing/every-call.js';
import { PreparedHouse } from '../../api/testing/prepared-house.js';
import { StandInRazorpay } from '../../api/testing/razorpay.js';
import { startSystem, type OwnSystem } from '../../api/testing/system.js';

let system: OwnSystem;
const razorpay = new StandInRazorpay();

beforeAll(async () => {
  system = await startSystem();
  system.startWorkers();
  await razorpay.open();
}, 30_000);
afterAll(async () => {
  await system.killWorkers();
  await system.stop();
  await razorpay.close();
});

describe('Every call of the description', () => {
  it('is known to the sweeps, and done', async () => {
    const url = await system.addNode({ payments: razorpay.settings });
    const house = await PreparedHouse.open(system, { url, razorpay });
    const answers: string[] = [];
    for (const call of everyCall(await descriptionOf(system.url))) {
      const key = call.isCommand ? randomUUID() : undefined;
      const { status, body } = await send(house, call, await call.ready(house), { key });
      if (status > 299 && call.name !== 'health.health')
        answers.push(`${call.name}: ${status} ${JSON.stringify(body)}`);
    }
    expect(answers).toEqual([]);
  });
});
