import { decider, Refusal, type Command, type DomainEvent } from '@sae/domain/kernel';

export type Counted = DomainEvent<'Counted', { number: number; note: string }>;

export interface Tally {
  readonly last: number;
  readonly notes: readonly string[];
}

export type TallyCommand =
  | (Command<'Count'> & { readonly note: string; readonly times?: number })
  | (Command<'CountOnce'> & { readonly note: string })
  | Command<'Refuse'>
  | Command<'Break'>
  | Command<'Nothing'>;

/** The smallest book there is: numbers its notes. */
export const tally = decider<Tally, TallyCommand, Counted>({
  category: 'tally',
  initial: { last: 0, notes: [] },
  on: {
    Counted: ({ notes }, { number, note }) => ({ last: number, notes: [...notes, note].slice(-5_000) }),
  },
  when: {
    Count: ({ note, times = 1 }, { last }) =>
      Array.from({ length: times }, (_, index) => ({ type: 'Counted', data: { number: last + index + 1, note } })),
    CountOnce: ({ note }, { last, notes }) => {
      if (notes.includes(note)) throw new Refusal('conflict', 'tally/counted', 'Counted already');
      return [{ type: 'Counted', data: { number: last + 1, note } }];
    },
    Refuse: () => {
      throw new Refusal('conflict', 'tally/refused', 'No');
    },
    Break: () => {
      throw new TypeError('a bug');
    },
    Nothing: () => [],
  },
});

export const by = { actor: 'restaurant:1', requestId: 'request' } as const;
