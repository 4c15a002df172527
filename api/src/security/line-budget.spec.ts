import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { LineBudget } from './security-events.js';

const EVENTS = ['a', 'b', 'c'];

describe('The lines of an attack', () => {
  it('are ten of a client and a hundred of an event; all others are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...EVENTS), fc.nat(30)), { maxLength: 2_000 }), (asked) => {
        const budget = new LineBudget();
        const told = asked.filter(([event, client]) => budget.take(event, String(client)));
        const passed = budget.renew();
        for (const event of EVENTS) {
          const of = (lines: typeof asked) => lines.filter(([one]) => one === event);
          expect(of(told).length).toBeLessThanOrEqual(100);
          for (let client = 0; client <= 30; client += 1)
            expect(of(told).filter(([, one]) => one === client).length).toBeLessThanOrEqual(10);
          const counted = passed.find((one) => one.of === event)?.passedOver ?? 0;
          expect(of(told).length + counted).toBe(of(asked).length);
        }
      }),
    );
  });

  it('name the busiest clients, and begin anew', () => {
    const budget = new LineBudget();
    for (let client = 1; client <= 8; client += 1)
      for (let n = 0; n < 10 + client; n += 1) budget.take('a', String(client));
    expect(budget.renew()).toEqual([
      {
        of: 'a',
        passedOver: 36,
        clients: [8, 7, 6, 5, 4].map((client) => ({ client: String(client), passedOver: client })),
      },
    ]);
    expect(budget.take('a', '8')).toBe(true);
    expect(budget.renew()).toEqual([]);
  });
});
