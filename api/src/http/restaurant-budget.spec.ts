import { describe, expect, it } from '@jest/globals';
import { Configuration } from '../kernel/configuration.js';
import { RestaurantBudget } from './restaurant-budget.js';

const budgetOf = (limitsRequests = true) => new RestaurantBudget({ values: { limitsRequests } } as Configuration);
const refusal = expect.objectContaining({ code: 'restaurant/too-many' });

describe('The budget of a restaurant', () => {
  it('is spent by requests', async () => {
    const budget = budgetOf();
    for (let n = 0; n < 1_000; n += 1) await budget.spend('staff:1');
    await expect(budget.spend('staff:1')).rejects.toEqual(refusal);
    await budget.spend('guests:1');
    await budget.spend('staff:2');
  });

  it('is spent by how long the event loop is held, so that two seconds of searching are all of it', async () => {
    const budget = budgetOf();
    for (let turn = 0; turn < 250; turn += 1) await budget.worked('staff:1', 8);
    await expect(budget.worked('staff:1', 8)).rejects.toEqual(refusal);
    await expect(budget.spend('staff:1')).rejects.toEqual(refusal);
    await budget.spend('staff:2');
  });

  it('is left for others by long work, which waits meanwhile', async () => {
    const budget = budgetOf();
    let isOver = false;
    const working = (async () => {
      for (let turn = 0; turn < 126 && !isOver; turn += 1) await budget.paced('staff:1', 8);
      isOver = true;
    })();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isOver).toBe(false);
    for (let n = 0; n < 490; n += 1) await budget.spend('staff:1');
    isOver = true;
    void working;
  });

  it('that is spent is refused at once for a while, and late to who asks on and on', async () => {
    const budget = budgetOf();
    for (let n = 0; n < 1_000; n += 1) await budget.spend('staff:1');
    let refused = 0;
    const asked = Array.from({ length: 60 }, () => budget.spend('staff:1').catch(() => void (refused += 1)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(refused).toBe(50);
    await Promise.all(asked);
    expect(refused).toBe(60);
  });

  it('has no end where limits are off', async () => {
    const budget = budgetOf(false);
    for (let n = 0; n < 2_000; n += 1) await budget.worked('staff:1', 100);
    await budget.paced('staff:1', 10_000);
  });
});
