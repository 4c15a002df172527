import {
  figuresOf,
  figuresOfDays,
  noAnalytics,
  type AnalyticsQuestion,
  type AnalyticsView,
  type CategoryTotal,
  type Figures,
  type KindTotal,
  type LongFigures,
  type Period,
} from '@sae/domain/analytics';
import { MONEY_KINDS, PLACE_KINDS, sumOfKinds, type Takings } from '@sae/domain/billing';
import { toRupees, type Paise } from '@sae/domain/kernel';
import { readerOf } from '../reading/index.js';
import { categoriesKey, figuresKey, kindsKey } from './earnings.js';
import { takingsKey } from './takings.js';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The months whose days are shown or looked at. */
const monthsOf = ({ year, month }: Period): string[] => {
  if (year === undefined) return [];
  return month === undefined ? MONTHS : [month];
};

/** The documents in which an answer stands: at most sixteen, however many bills there were. */
export const documentsFor = (restaurantId: number, { period, category }: AnalyticsQuestion): string[] => {
  const { year } = period;
  return [
    figuresKey(restaurantId, year === undefined ? {} : { year }, category),
    categoriesKey(restaurantId, period),
    takingsKey(restaurantId, period),
    kindsKey(restaurantId, period),
    ...monthsOf(period).map((month) => figuresKey(restaurantId, { year, month }, category)),
  ];
};

const inRupees = <T extends { readonly total: Paise }>(part: T) => ({ ...part, total: toRupees(part.total) });

const earning = ({ total }: { readonly total: Paise }) => total > 0;

const dayIn = ({ year, month, day }: Period, days: readonly Figures[]): AnalyticsView => {
  const { total, orders } = days.find(({ of }) => of === `${year}-${month}-${day}`) ?? { total: 0, orders: 0 };
  return { ...noAnalytics, totalPrimary: toRupees(total), orderPrimary: orders };
};

/** `parts` are a year's months, or all years. */
const periodIn = ({ year, month }: Period, parts: readonly LongFigures[], days: readonly Figures[]): AnalyticsView => {
  const { total, orders, best, busiest } = month === undefined ? figuresOf('', parts) : figuresOfDays('', days);
  return {
    ...noAnalytics,
    totalPrimary: toRupees(best?.total ?? 0),
    primaryDate: best?.date ?? null,
    totalSecondary: toRupees(total),
    orderPrimary: busiest?.orders ?? 0,
    orderPrimaryDate: busiest?.date ?? null,
    orderSecondary: orders,
    earningsByDate: days.filter(earning).map(({ of, total: earned }) => inRupees({ date: of, total: earned })),
    earningsByMonth:
      year === undefined || month !== undefined
        ? []
        : parts.filter(earning).map(({ of, total: earned }) => inRupees({ month: of, total: earned })),
  };
};

const bestFirst = (one: CategoryTotal, other: CategoryTotal) =>
  other.total - one.total || (one.category < other.category ? -1 : 1);

const takingsIn = ({ by = {}, tips = {} }: Partial<Takings>): Pick<AnalyticsView, 'takings' | 'tips'> => ({
  takings: MONEY_KINDS.flatMap((kind) => (by[kind] ? [{ kind, total: toRupees(by[kind]) }] : [])),
  tips: toRupees(sumOfKinds(tips)),
});

const kindsIn = (kinds: readonly KindTotal[]): AnalyticsView['earningsByKind'] =>
  PLACE_KINDS.flatMap((kind) =>
    kinds.filter((one) => one.kind === kind && earning(one)).map(({ total }) => inRupees({ kind, total })),
  );

const categoriesIn = (categories: readonly CategoryTotal[]): AnalyticsView['earningsByCategory'] =>
  categories
    .filter(earning)
    .toSorted(bestFirst)
    .map(({ category, total }) => inRupees({ category, total }));

/** The answer that stands in the documents asked for. */
export const answerOf = ({ period, category }: AnalyticsQuestion, found: readonly (object | null)[]): AnalyticsView => {
  const [parts, categories, taken, kinds, ...months] = found.map((document) => document ?? []);
  const days = months.flat() as readonly Figures[];
  const answer = {
    ...(period.day === undefined ? periodIn(period, parts as LongFigures[], days) : dayIn(period, days)),
    ...takingsIn(taken as Partial<Takings>),
    earningsByKind: kindsIn(kinds as KindTotal[]),
  };
  if (category === undefined) return { ...answer, earningsByCategory: categoriesIn(categories as CategoryTotal[]) };
  const total = period.day === undefined ? answer.totalSecondary : answer.totalPrimary;
  return { ...answer, earningsByCategory: total > 0 ? [{ category, total }] : [] };
};

export class AnalyticsReader extends readerOf('orderBook') {
  /** @throws Refusal while the read models are built. */
  async answer(restaurantId: number, question: AnalyticsQuestion): Promise<AnalyticsView> {
    return answerOf(question, await this.models.documents<object>(documentsFor(restaurantId, question)));
  }
}
