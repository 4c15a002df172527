import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyAsk } from './asks.js';
import { CHECKS, SHORT } from './hostile-checks.js';
import { HostileStreet, NEARLY_FULL } from './hostile.js';

/** It may do what it does for minutes on a slow machine. */
const PATIENCE = 600_000;

let street: HostileStreet;

beforeAll(async () => {
  street = await HostileStreet.open(NEARLY_FULL);
}, PATIENCE);
afterAll(() => street.close());

describe('A restaurant that has filled all it may have', () => {
  it('asks everything of the description in each way: what is new there, too', async () => {
    expect(street.asks.length).toBeGreaterThan(100);
    const { paths, components, ...description } = await street.description();
    const { OrderView = {}, ...schemas } = components.schemas;
    const properties = { ...OrderView.properties, trial: {} };
    const withField = { ...description, paths, components: { schemas: { ...schemas, OrderView: { properties } } } };
    const asks = await everyAsk(withField, street.house);
    expect(asks.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^ordering\.live\?sort=.*trial/));
    const trial = { get: { operationId: 'trial.list' } };
    const withCall = { ...description, components, paths: { ...paths, '/trial': trial } };
    await expect(everyAsk(withCall as never, street.house)).rejects.toThrow('No call is known of get /trial');
  });

  it.each(Object.entries(CHECKS))('%s', async (_, check) => expect(await check(street, SHORT)).toEqual([]), PATIENCE);
});
