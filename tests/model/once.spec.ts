import { describe, expect, it } from '@jest/globals';
import { startStreet } from './house/in-process.js';
import { relived, told, type Story } from './stories.js';
import type { Deed, Step } from './story.js';

const BILLING = {
  terms: { discount: 0, serviceCharge: 0, gstRate: 0, gstType: 'exclusive' },
  ...{ message: '', reason: null },
};
const line = (dish: string, quantity: number) => ({ dish, portion: 'full', quantity, note: '' });
const deed = (does: Deed['does'], said: object): Step => [{ does, said, node: 0 }];

const take = (name: string, ...lines: object[]) => deed('takeOrder', { name, place: 1, lines });
const accept = (order: string) => deed('accept', { order });
const add = (order: string, ...lines: object[]) => deed('addMore', { order, lines });
const billTable = deed('billTable', { place: 1, ...BILLING });
const bringing = (order: string): Deed => ({ does: 'reopen', said: { order, reason: null }, node: 0 });
const back = (order: string): Step => [bringing(order)];
const tear = (order: string, name: string, dish: string, quantity: number, price: number) =>
  deed('billLines', { place: 1, ...BILLING, lines: [{ order, ...line(dish, quantity), price }], names: [name] });

const payByOther = (order: string) =>
  deed('tender', { order, kind: 'other', part: 100, tip: 0, beyond: null, looked: 'no', claim: null });

const payAThird = (order: string) =>
  deed('tender', { order, kind: 'upi', part: 33, tip: 0, beyond: null, looked: 'no', claim: null });

const claim = (n: number, part: number) => deed('claim', { name: `claim ${n}`, at: 1, part });

const count = () => deed('countDay', { counted: { cash: 0, upi: 0, card: 0, other: 0 }, left: 0, seen: 'now' });

const fileMonth = (month: string) => deed('fileMonth', { month });

/** What the model found; as it was shortened, or as somebody told it. */
const STORIES: readonly (readonly [string, Story])[] = [
  [
    'An order that was torn off another, brought back and changed is billed again as it says now',
    {
      begins: '2026-11-21T06:30:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1), line('Naan', 3)), accept('A'), tear('A', 'B', 'Naan', 2, 4_000), back('B')],
        ...[add('B', line('Soda', 1)), billTable, back('A')],
      ],
    },
  ],
  [
    'An order that is brought back says what was added to it, though another was torn off it since',
    {
      begins: '2026-11-21T06:30:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1), line('Naan', 3)), accept('A'), tear('A', 'B', 'Naan', 2, 4_000), back('B')],
        ...[add('B', line('Soda', 1)), billTable, back('B')],
      ],
    },
  ],
  [
    'An order of the year before that was added to since is billed again with what was added',
    {
      begins: '2027-03-31T12:00:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), accept('A'), take('B', line('Naan', 1)), accept('B')],
        ...[deed('pause', { until: { to: 'April' } }), add('B', line('Soda', 1)), billTable, back('A')],
      ],
    },
  ],
  [
    'A day that runs on over 31 March names its bills of the year before that are not paid, until they are',
    {
      begins: '2027-03-31T12:00:00.000Z',
      steps: [
        ...[deed('beginDay', { cash: 0 }), take('A', line('Dal', 1)), accept('A'), billTable],
        ...[deed('pause', { until: { to: 'April' } }), count(), deed('markAsPaid', { order: 'A' })],
      ],
    },
  ],
  [
    'A day that runs on over two turns of the year keeps what came for bills of the oldest, until it is counted',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[deed('beginDay', { cash: 0 }), take('A', line('Dal', 1)), accept('A'), billTable],
        ...[deed('pause', { until: { to: 'midnight' } }), take('B', line('Naan', 1)), payByOther('A')],
        ...[deed('pause', { until: { to: 'April' } }), count(), count()],
      ],
    },
  ],
  [
    'An order of the year before that two bring back at once is told to the second to be open, not to be of a closed year',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), accept('A'), deed('pause', { until: { to: 'April' } }), billTable],
        [bringing('A'), bringing('A')],
      ],
    },
  ],
  [
    'Guests can say to have paid what is left of a bill of the year before, and not what was paid of it already',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), accept('A'), billTable, deed('pause', { until: { to: 'April' } })],
        payAThird('A'),
        claim(1, 101),
        claim(2, 100),
      ],
    },
  ],
  [
    'What a guest is owed can be given back as the first thing that is done in a new year',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), accept('A'), billTable, payByOther('A')],
        deed('remove', { order: 'A', reason: null }),
        ...[deed('pause', { until: { to: 'April' } }), deed('handBack', { nth: 0, kind: 'cash' })],
      ],
    },
  ],
  [
    'What a guest claimed before the turn of the year, and was paid after it, is answered for good',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), claim(1, 100), accept('A'), deed('pause', { until: { to: 'midnight' } })],
        ...[billTable, deed('markAsPaid', { order: 'A' }), deed('dismiss', { claim: 'claim 1' })],
      ],
    },
  ],
  [
    'Claims that were answered with a bill of the year before keep no guest from saying to have paid the next',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[take('A', line('Dal', 2)), accept('A'), tear('A', 'B', 'Dal', 1, 18_000)],
        ...[deed('pause', { until: { to: 'midnight' } }), claim(1, 10), claim(2, 10), claim(3, 10)],
        ...[deed('markAsPaid', { order: 'B' }), claim(4, 100)],
      ],
    },
  ],
  [
    'Who marks a bill paid while its payments are undone is told what is so afterwards, not what they saw before',
    {
      begins: '2026-11-21T06:30:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), accept('A'), billTable, payAThird('A')],
        [
          { does: 'unmark', said: { order: 'A', reason: 'a slip' }, node: 1 },
          { does: 'markAsPaid', said: { order: 'A' }, node: 1 },
        ],
      ],
    },
  ],
  [
    'Who counts portions as the first in a year counts beside what the last year had counted',
    {
      begins: '2027-03-31T18:20:00.000Z',
      steps: [
        ...[deed('countPortions', { dish: 'Thali', left: 5 }), deed('pause', { until: { to: 'April' } })],
        ...[deed('countPortions', { dish: 'Dal', left: 2.5 }), take('A', line('Dal', 4)), take('B', line('Thali', 5))],
      ],
    },
  ],
  [
    'A bill of a filed month that nobody paid is taken back by a credit note, a part of it too, and what was filed outlasts the year',
    {
      begins: '2026-11-30T18:00:00.000Z',
      steps: [
        ...[take('A', line('Dal', 2)), accept('A'), take('B', line('Naan', 1)), accept('B')],
        ...[tear('A', 'C', 'Dal', 1, 18_000), billTable, deed('pause', { until: { to: 'midnight' } })],
        ...[fileMonth('2026-11'), back('C'), back('A'), deed('remove', { order: 'C', reason: null })],
        ...[deed('remove', { order: 'A', reason: null }), back('B'), billTable],
        ...[deed('pause', { until: { to: 'April' } }), fileMonth('2027-03'), deed('undoFiling', { month: '2026-11' })],
        ...[take('D', line('Dal', 1)), deed('monthEnds', { until: { to: 'the next month' } }), fileMonth('2026-11')],
      ],
    },
  ],
  [
    'Of who files a month and who brings a bill of it back at the same moment, the first decides',
    {
      begins: '2026-11-30T18:00:00.000Z',
      steps: [
        ...[take('A', line('Dal', 1)), accept('A'), billTable, deed('pause', { until: { to: 'midnight' } })],
        [
          { does: 'fileMonth', said: { month: '2026-11' }, node: 0 },
          { ...bringing('A'), node: 1 },
        ],
        deed('remove', { order: 'A', reason: null }),
      ],
    },
  ],
];

describe('What went wrong once', () => {
  it.each(STORIES)('%s', async (_, story) => {
    const failure = await relived(await startStreet(), story);
    expect(failure && told(failure)).toBeNull();
  });
});
