import { actorName } from '@sae/domain/audit';
import type { NameOf } from '../ui/useNames.js';
import { MONEY_NAMES, TENDER_NAMES } from '@sae/domain/billing';
import { countText, formatRupees, toPaise, toRupees, type Rupees } from '@sae/domain/kernel';
import { tableName, type DayView, type ToGiveBackView } from '@sae/domain/ordering';
import { timeText } from '../data/zone.js';
import { owedFor, owedSince } from './owed-texts.js';

/** A line of a day's sheet, on the screen and on paper. */
export interface DayRow {
  readonly label: string;
  readonly value: string;
  /** Below it, smaller; of several words none is broken in two, be it a bill's number. */
  readonly detail?: string | readonly string[];
  readonly isSum?: true;
  /** More or less than expected. */
  readonly isOff?: boolean;
  /** What can be said to be given back here, while the day runs. */
  readonly owed?: ToGiveBackView;
}

export interface DayPart {
  readonly title: string;
  readonly rows: readonly DayRow[];
}

type Exception = DayView['exceptions']['listed'][number];

const EXCEPTION_NAMES: Readonly<Record<Exception['kind'], string>> = {
  'bill-cancelled': 'Bill cancelled',
  'order-deleted': 'Order deleted',
  'line-cancelled': 'Item cancelled',
  discount: 'Discount',
};

/** `+₹10.00`, `−₹10.00`. */
export const signed = (rupees: Rupees): string => `${rupees > 0 ? '+' : ''}${formatRupees(rupees)}`;

const lessThan = (one: Rupees, other: Rupees): Rupees => toRupees(toPaise(one) - toPaise(other));

const takingsPart = ({ takings, taken, tips }: DayView): DayPart => ({
  title: 'Takings',
  rows: [
    ...takings.map(({ kind, total }) => ({ label: MONEY_NAMES[kind], value: formatRupees(total) })),
    { label: 'Taken in all', value: formatRupees(taken), isSum: true },
    ...(tips === 0 ? [] : [{ label: 'Tips, apart', value: formatRupees(tips) }]),
  ],
});

const drawerPart = ({ openingCash, moves, takings, kinds }: DayView): DayPart => ({
  title: 'Cash in the Drawer',
  rows: [
    { label: 'Opening cash', value: formatRupees(openingCash) },
    { label: 'Taken in cash', value: signed(takings.find(({ kind }) => kind === 'cash')?.total ?? 0) },
    ...moves.map(({ amount, reason, at }) => ({
      ...{ label: amount > 0 ? 'Cash in' : 'Cash out', value: signed(amount) },
      detail: `${reason} · ${timeText(at)}`,
    })),
    { label: 'Expected', value: formatRupees(kinds.find(({ kind }) => kind === 'cash')?.expected ?? 0), isSum: true },
  ],
});

const countedPart = ({ kinds, closed }: DayView): DayPart | null =>
  closed && {
    title: 'Counted',
    rows: [
      ...kinds
        .filter(({ expected, counted }) => expected !== 0 || counted !== 0)
        .map(({ kind, expected, counted, difference }) => ({
          ...{ label: TENDER_NAMES[kind], value: formatRupees(counted ?? 0), isOff: difference !== 0 },
          detail: difference ? `Expected ${formatRupees(expected)}, difference ${signed(difference)}` : `As expected`,
        })),
      { label: 'Difference', value: signed(closed.difference), isSum: true, isOff: closed.difference !== 0 },
      { label: 'Left in the drawer', value: formatRupees(closed.left) },
      {
        label: 'Taken out to the bank',
        value: formatRupees(lessThan(kinds.find(({ kind }) => kind === 'cash')?.counted ?? 0, closed.left)),
      },
    ],
  };

/** How many, and in the amount's place how much. */
const counted = (label: string, { count, total }: { count: number; total: Rupees }, detail: string[] = []): DayRow => ({
  ...{ label: `${label}: ${count.toLocaleString('en-IN')}`, value: formatRupees(total) },
  ...(detail.length > 0 ? { detail } : {}),
});

/** The first of them, and how many more there are. */
const named = (names: readonly string[], count: number): string[] => [
  ...names.map((name, n) => (n < names.length - 1 ? `${name},` : name)),
  ...(count > names.length ? [`and ${count - names.length} more`] : []),
];

const SHOWN = 12;

/** From which number to which. */
const numbered = ({ from, to }: DayView['bills']): string[] => (from === null ? [] : [`From ${from}`, `to ${to}`]);

const billsPart = ({ bills, cancelled, creditNotes, unpaid, open }: DayView): DayPart => ({
  title: 'Bills',
  rows: [
    counted('Issued', bills, numbered(bills)),
    counted('Cancelled', cancelled),
    ...(creditNotes.count > 0 ? [counted('Credit notes', creditNotes, numbered(creditNotes))] : []),
    counted(
      'Unpaid',
      unpaid,
      named(
        unpaid.listed.slice(0, SHOWN).map(({ billNo }) => billNo),
        unpaid.count,
      ),
    ),
    counted('Orders still open', open, named(open.tables.map(tableName), open.places)),
  ],
});

const subjectOf = ({ billNo, orderId, line }: Exception): string =>
  [billNo ?? `Order #${orderId}`, ...(line ? [line] : [])].join(', ');

interface Listed<T> {
  readonly count: number;
  readonly total: Rupees;
  readonly listed: readonly T[];
}

/** The first of them, how many more there are, and what they come to; nothing where there is none. */
const listedPart = <T extends { readonly amount: Rupees }>(
  title: string,
  { count, total, listed }: Listed<T>,
  told: (one: T) => Omit<DayRow, 'value'>,
  elsewhere = ' in the audit',
): DayPart | null =>
  count === 0
    ? null
    : {
        title,
        rows: [
          ...listed.map((one) => ({ value: formatRupees(one.amount), ...told(one) })),
          ...(count > listed.length ? [{ label: `And ${count - listed.length} more${elsewhere}`, value: '' }] : []),
          { label: `${count.toLocaleString('en-IN')} in all`, value: formatRupees(total), isSum: true as const },
        ],
      };

const reasonsPart = ({ exceptions }: DayView, nameOf: NameOf): DayPart | null =>
  listedPart('Cancelled and Discounted', exceptions, (exception) => ({
    label: `${EXCEPTION_NAMES[exception.kind]}: ${subjectOf(exception)}`,
    detail: `${exception.reason ?? 'No reason given'} · ${nameOf(exception.actor)}, ${timeText(exception.at)}`,
  }));

const toGiveBackPart = ({ toGiveBack }: DayView): DayPart | null =>
  listedPart('To Be Given Back', toGiveBack, (owed) => ({ label: owedFor(owed), detail: owedSince(owed), owed }), '');

const givenBackPart = ({ givenBack }: DayView, nameOf: NameOf): DayPart | null =>
  listedPart('Given Back', givenBack, (given) => ({
    label: owedFor(given),
    detail: `${TENDER_NAMES[given.kind]} · ${nameOf(given.actor)}, ${timeText(given.at)}`,
  }));

type Person = NonNullable<DayView['people']>[number];

/** `2 discounts ₹40.00`; nothing where there is none. */
const said = (one: string, { count, total }: { count: number; total: Rupees }, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${countText(count, one, many)} ${formatRupees(total)}`];

const personRow = ({ actor, bills, discounts, cancelled, tips, cash }: Person, nameOf: NameOf): DayRow => {
  const details = [
    ...said('discount', discounts),
    ...said('cancelled', cancelled, 'cancelled'),
    ...(cash === 0 ? [] : [`cash ${formatRupees(cash)}`]),
    ...(tips === 0 ? [] : [`tips ${formatRupees(tips)}`]),
  ];
  return {
    label: `${nameOf(actor)}: ${countText(bills.count, 'bill')}`,
    value: formatRupees(bills.total),
    ...(details.length > 0 ? { detail: details.map((word, n) => (n < details.length - 1 ? `${word},` : word)) } : {}),
  };
};

const peoplePart = ({ people }: DayView, nameOf: NameOf): DayPart | null =>
  people ? { title: 'By Person', rows: people.map((person) => personRow(person, nameOf)) } : null;

/** A day's sheet, part by part. */
export const dayParts = (day: DayView, nameOf: NameOf = actorName): readonly DayPart[] =>
  [
    ...[countedPart(day), takingsPart(day), drawerPart(day), billsPart(day), peoplePart(day, nameOf)],
    ...[toGiveBackPart(day), givenBackPart(day, nameOf), reasonsPart(day, nameOf)],
  ].filter((part) => part !== null);

/** From when to when. */
export const daySpan = ({ openedAt, closed }: DayView): string =>
  closed ? `${timeText(openedAt)} to ${timeText(closed.at)}` : `Since ${timeText(openedAt)}`;

/** What is not done yet, in a sentence; empty where all is. */
export const undoneText = ({ open, unpaid, toGiveBack }: DayView): string =>
  [
    ...(open.count > 0 ? [`${countText(open.count, 'order is', 'orders are')} still open.`] : []),
    ...(unpaid.count > 0
      ? [`${countText(unpaid.count, 'bill is', 'bills are')} unpaid, ${formatRupees(unpaid.total)}.`]
      : []),
    ...(toGiveBack.count > 0 ? [`${formatRupees(toGiveBack.total)} is to be given back.`] : []),
  ].join(' ');
