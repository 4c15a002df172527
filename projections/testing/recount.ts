import { noAnalytics, type AnalyticsQuestion, type AnalyticsView } from '@sae/domain/analytics';
import { PLACE_KINDS, placeOf, shareOut, type IssuedBill, type OrderItem, type PlaceKind } from '@sae/domain/billing';
import type { OpenOrder } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';

/** A line of a bill that stands. */
interface Line {
  readonly day: string;
  readonly order: string;
  readonly category: string;
  readonly kind: PlaceKind;
  readonly paise: number;
}

/** Every line of every bill that was issued and not cancelled, with its part of what the bill charged. */
export const standingLines = (log: readonly LoggedEvent[], zone: string): Line[] => {
  const bills = new Map<string, { bill: IssuedBill; at: string }>();
  const ordered = new Map<number, readonly OrderItem[]>();
  for (const { type, data, at } of log) {
    const { order, split } = data as { order?: OpenOrder; split?: OpenOrder };
    const told = type === 'OrderPlaced' ? [data as OpenOrder] : [order, split];
    for (const one of told) if (one) ordered.set(one.orderId, one.items);
    if (type === 'BillIssued') bills.set((data as IssuedBill).billNo, { bill: data as IssuedBill, at });
    if (type === 'BillCancelled') bills.delete((data as { billNo: string }).billNo);
  }
  // Swedes write a date as YYYY-MM-DD.
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  return [...bills.values()].flatMap(({ bill, at }) => {
    const day = calendar.format(new Date(at));
    const lines = bill.orders.flatMap(({ orderId }) => (ordered.get(orderId) ?? []).map((item) => ({ orderId, item })));
    const shares = shareOut(
      bill.amounts.total,
      lines.map(({ item }) => item.price * item.quantity),
    );
    return lines.map(({ orderId, item }, index) => ({
      day,
      order: `${bill.billNo} ${orderId}`,
      category: item.category,
      kind: placeOf(bill.tableNo).kind,
      paise: shares[index]!,
    }));
  });
};

const sumBy = (lines: readonly Line[], of: (line: Line) => string): [string, number][] => {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(of(line), (sums.get(of(line)) ?? 0) + line.paise);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
};

const most = (sums: readonly (readonly [string, number])[]): readonly [string | null, number] =>
  sums.reduce<readonly [string | null, number]>((best, sum) => (sum[1] > best[1] ? sum : best), [null, 0]);

const ordersIn = (lines: readonly Line[]) => new Set(lines.map(({ order }) => order)).size;

/** The answer but for the takings, worked out plainly from all lines there are. */
export const recount = (all: readonly Line[], { period, category }: AnalyticsQuestion): AnalyticsView => {
  const { year, month, day } = period;
  const name = [year, month, day].filter(Boolean).join('-');
  const inPeriod = all.filter((line) => line.day.startsWith(name));
  const lines = inPeriod.filter((line) => (category ?? line.category) === line.category);
  const byKind = new Map(sumBy(inPeriod, (line) => line.kind));
  const rupees = lines.reduce((sum, { paise }) => sum + paise, 0) / 100;
  const byDay = sumBy(lines, (line) => line.day);
  const ordersByDay = byDay.map(([date]) => [date, ordersIn(lines.filter((line) => line.day === date))] as const);
  const [[primaryDate, best], [orderPrimaryDate, busiest]] = [most(byDay), most(ordersByDay)];
  const shown = (sums: [string, number][], when: unknown) => (when ? sums.filter(([, paise]) => paise > 0) : []);
  return {
    ...noAnalytics,
    ...(day
      ? { totalPrimary: rupees, totalSecondary: 0, primaryDate: null }
      : { totalPrimary: best / 100, totalSecondary: rupees, primaryDate }),
    ...(day
      ? { orderPrimary: ordersIn(lines), orderSecondary: 0, orderPrimaryDate: null }
      : { orderPrimary: busiest, orderSecondary: ordersIn(lines), orderPrimaryDate }),
    earningsByDate: shown(byDay, year && !day).map(([date, paise]) => ({ date, total: paise / 100 })),
    earningsByMonth: shown(
      sumBy(lines, (line) => line.day.slice(0, 7)),
      year && !month,
    ).map(([of, paise]) => ({ month: of, total: paise / 100 })),
    earningsByKind: PLACE_KINDS.flatMap((kind) => {
      const paise = byKind.get(kind) ?? 0;
      return paise > 0 ? [{ kind, total: paise / 100 }] : [];
    }),
    earningsByCategory: shown(
      sumBy(lines, (line) => line.category),
      true,
    )
      .sort(([, one], [, other]) => other - one)
      .map(([of, paise]) => ({ category: of, total: paise / 100 })),
  };
};
