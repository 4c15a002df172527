import { describe, expect, it } from '@jest/globals';
import type { AnalyticsQuestion, Period } from '@sae/domain/analytics';
import type { Terms, OrderItem } from '@sae/domain/billing';
import { toPaise } from '@sae/domain/kernel';
import type { LoggedEvent } from '@sae/platform/log';
import fc from 'fast-check';
import { biryani, dosa, terms } from '../../../domain/testing/orders.js';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Living, plainly, type Ways } from '../../testing/history.js';
import { wishes } from '../../testing/wishes.js';
import { Models } from '../../testing/models.js';
import { recount, standingLines } from '../../testing/recount.js';
import { answerOf, documentsFor } from './analytics.js';
import { earnings } from './earnings.js';

const CATEGORIES = ['South Indian', 'Rice', 'a:b/ü%', '__proto__', 'घर का खाना'];

const MENU: readonly OrderItem[] = CATEGORIES.map((category, index) => ({
  ...(index % 2 === 0 ? dosa : biryani),
  itemId: index + 1,
  category,
  price: 1_001 * (index + 1) ** 3,
}));

/** One to four lines, two of one category now and then. */
const itemsOf = (n: number): OrderItem[] =>
  Array.from({ length: 1 + (n % 4) }, (_, line) => ({
    ...MENU[(n + line * 3) % MENU.length]!,
    quantity: 1 + ((n + line) % 7),
  }));

const TERMS: readonly Terms[] = [
  terms,
  { discountPercent: 0, serviceCharge: 0, gstRate: 5, gstType: 'inclusive' },
  { discountPercent: 33.33, serviceCharge: 1, gstRate: 18, gstType: 'inclusive' },
  { discountPercent: 100, serviceCharge: 0, gstRate: 12, gstType: 'exclusive' },
];

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const gaps = fc.array(
  fc.constantFrom(0, SECOND, 20 * 60 * SECOND, 5.5 * HOUR, 7 * HOUR, 24 * HOUR, 13 * 24 * HOUR, 40 * 24 * HOUR),
  { minLength: 5, maxLength: 40 },
);
/** Just before a midnight in India, in New York and in UTC; at the end of a month, of a year, in a leap year. */
const starts = fc.constantFrom(
  '2026-11-30T18:29:58.000Z',
  '2026-12-31T18:29:58.000Z',
  '2027-01-01T04:59:58.000Z',
  '2028-02-28T23:59:58.000Z',
);

const ways = fc.tuple(starts, gaps).map(([start, all]): Ways => {
  const times = [Date.parse(start)];
  const timeOf = (revision: number) => {
    while (times.length <= revision) times.push(times.at(-1)! + all[times.length % all.length]!);
    return new Date(times[revision]!).toISOString();
  };
  return { ...plainly, timeOf, itemsOf, termsOf: (n) => TERMS[n % TERMS.length]! };
});

const everyLife = (zone: string, look: (log: readonly LoggedEvent[], models: Models) => void) =>
  fc.assert(
    fc.property(ways, wishes, (lived, history) => {
      const living = new Living(lived);
      history.forEach((wish) => living.live(wish));
      const log = inBook(`orderBook-${RESTAURANT}-2026`, living.events, lived.timeOf);
      look(log, new Models(earnings(zone)).tell(log));
    }),
    { numRuns: 150 },
  );

/** All time, every year, month and day in which something happened, and some in which nothing did. */
const periodsIn = (log: readonly LoggedEvent[]): Period[] => {
  const days = log.map(({ at }) => at.slice(0, 10));
  const names = new Set([
    '',
    '1999',
    '2027-06',
    '2026-12-25',
    ...days.flatMap((day) => [day, day.slice(0, 7), day.slice(0, 4)]),
  ]);
  return [...names].map((name) => {
    const [year, month, day] = name.split('-');
    return { ...(year && { year }), ...(month && { month }), ...(day && { day }) };
  });
};

describe.each(['Asia/Kolkata', 'America/New_York'])(
  'Whatever is billed and taken back, whenever it is in %s',
  (zone) => {
    it('every period and category answers what a recount of the log does', () =>
      everyLife(zone, (log, models) => {
        const lines = standingLines(log, zone);
        for (const period of periodsIn(log))
          for (const category of [undefined, ...CATEGORIES, 'Never sold']) {
            const question: AnalyticsQuestion = { period, ...(category === undefined ? {} : { category }) };
            const documents = documentsFor(RESTAURANT, question).map((key) => models.document(key) ?? null);
            expect([question, answerOf(question, documents)]).toEqual([question, recount(lines, question)]);
          }
      }));

    it('what tables, the Counter, takeaways and deliveries earned adds up to the whole', () =>
      everyLife(zone, (log, models) => {
        for (const period of periodsIn(log)) {
          const documents = documentsFor(RESTAURANT, { period }).map((key) => models.document(key) ?? null);
          const { earningsByKind, totalPrimary, totalSecondary } = answerOf({ period }, documents);
          const sum = earningsByKind.reduce((paise, { total }) => paise + toPaise(total), 0);
          expect([period, sum]).toEqual([period, toPaise(period.day ? totalPrimary : totalSecondary)]);
        }
      }));

    it('what was taken back leaves no trace', () =>
      everyLife(zone, (log, models) => {
        const gone = new Set(
          log.flatMap(({ type, data }) => (type === 'BillCancelled' ? [(data as { billNo: string }).billNo] : [])),
        );
        const standing = log.filter(
          ({ type, data }) => type === 'BillIssued' && !gone.has((data as { billNo: string }).billNo),
        );
        expect(models.documents).toEqual(new Models(earnings(zone)).tell(standing).documents);
      }));
  },
);
