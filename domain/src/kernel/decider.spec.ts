import { describe, expect, it } from '@jest/globals';
import { decider, inverse, type Command } from './decider.js';
import type { DomainEvent, Recorded } from './event.js';
import { UnknownFact } from './refusal.js';

type Rang = DomainEvent<'Rang', { times: number }>;

const bell = decider<number, Command<'Ring'> & { readonly times: number }, Rang>({
  category: 'bell',
  initial: 0,
  on: { Rang: (count, { times }, { revision }) => count + times + revision },
  when: {
    Ring: ({ times }, count, { actor }) =>
      actor === 'system' ? [] : [{ type: 'Rang', data: { times: times + count } }],
  },
});

const askedFor = inverse<Rang, Command<'Ring'>>({ Rang: () => ({ type: 'Ring' }) });
const asked = { at: '2026-11-21T06:30:00.000Z', actor: 'anonymous' } as const;
const recorded = (event: DomainEvent): Recorded<Rang> => ({ ...(event as Rang), ...asked, id: 'x', revision: 10 });

describe('A decider', () => {
  it('folds a fact with what the log knows about it', () =>
    expect(bell.evolve(1, recorded({ type: 'Rang', data: { times: 2 } }))).toBe(13));

  it('answers a command with facts, knowing who asks', () => {
    expect(bell.decide({ type: 'Ring', times: 2 }, 5, asked)).toEqual([{ type: 'Rang', data: { times: 7 } }]);
    expect(bell.decide({ type: 'Ring', times: 2 }, 5, { ...asked, actor: 'system' })).toEqual([]);
  });

  it.each(['Unheard', 'toString', '__proto__'])('stops at a fact that it does not know: %s', (type) => {
    expect(() => bell.evolve(1, recorded({ type, data: {} }))).toThrow(UnknownFact);
    expect(() => askedFor({ type, data: {} } as never)).toThrow(UnknownFact);
  });
});
