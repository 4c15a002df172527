import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedSystem, type System } from '../../testing/system.js';
import { expectStatus, verifiedOwner, type Owner } from '../../testing/verbs.js';

let system: System;

beforeAll(async () => {
  system = await sharedSystem({ config: { limitsRequests: true } });
});
afterAll(() => system.stop());

const begin = ({ api }: Owner, key: string = randomUUID()) =>
  api.post('/payments', { planType: '1_month' }, { 'idempotency-key': key });
const times = async (count: number, ask: () => Promise<{ status: number }>) => {
  const answers = new Set<number>();
  for (let n = 0; n < count; n += 1) answers.add((await ask()).status);
  return [...answers];
};

describe('Who begins payments without end', () => {
  it('is stopped, as another restaurant is not; a repeated wish is neither refused nor counted', async () => {
    const [owner, neighbour] = [await verifiedOwner(system), await verifiedOwner(system)];
    const key = randomUUID();
    const first = await begin(owner, key).then(expectStatus(201));
    expect(await times(25, () => begin(owner, key))).toEqual([201]);
    expect(await times(19, () => begin(owner))).toEqual([201]);
    const head = await system.log.head();
    const refused = await begin(owner);
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'payment/too-many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await system.log.head()).toBe(head);
    expect((await begin(owner, key).then(expectStatus(201))).body).toEqual(first.body);
    await begin(neighbour).then(expectStatus(201));
  });
});
