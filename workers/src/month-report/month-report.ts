import { EARNED_AT, type AnalyticsView, type SalesView } from '@sae/domain/analytics';
import { MONEY_NAMES } from '@sae/domain/billing';
import { countText, formatRupees, lastOfMonth, monthName, type IsoTime, dateText } from '@sae/domain/kernel';
import { BAR, Page, QUIET } from './page.js';

export interface MonthReport {
  /** `YYYY-MM` */
  readonly month: string;
  readonly restaurantName: string;
  readonly address: string | null;
  readonly gstNumber: string | null;
  readonly sales: Omit<SalesView, 'span'>;
  readonly earningsByDate: AnalyticsView['earningsByDate'];
  readonly madeAt: IsoTime;
  readonly timeZone: string;
}

type Row = readonly [label: string, value: string, more?: string];

/** `+12 %`; nothing where there was nothing before. */
const changeText = (now: number, before: number): string => {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} % to the month before`;
};

const figuresOf = ({ sales }: MonthReport): readonly Row[] => {
  const { compared } = sales;
  return [
    ['Sales', formatRupees(sales.sales), changeText(sales.sales, compared.sales)],
    ['Bills', sales.bills.toLocaleString('en-IN'), changeText(sales.bills, compared.bills)],
    ['Orders', sales.orders.toLocaleString('en-IN'), changeText(sales.orders, compared.orders)],
    ['Average bill', formatRupees(sales.averageBill), changeText(sales.averageBill, compared.averageBill)],
    ['Discounts', formatRupees(sales.discounts)],
    ['Unpaid', formatRupees(sales.unpaid.total), countText(sales.unpaid.bills, 'bill')],
    ['Cancelled', formatRupees(sales.cancelled.total), countText(sales.cancelled.bills, 'bill')],
    ['Tips', formatRupees(sales.tips)],
  ];
};

const PER_ROW = 4;
const TILE_HEIGHT = 54;

const drawFigures = (page: Page, figures: readonly Row[], top: number): number => {
  const width = page.width / PER_ROW;
  figures.forEach(([label, value, more = ''], n) => {
    const [x, y] = [page.left + (n % PER_ROW) * width, top + Math.floor(n / PER_ROW) * TILE_HEIGHT];
    page.write(label, { x, y, color: QUIET });
    page.write(value, { x, y: y + 18, size: 14, weight: 700, within: width - 8 });
    page.write(more, { x, y: y + 30, size: 7, color: QUIET, within: width - 8 });
  });
  return top + Math.ceil(figures.length / PER_ROW) * TILE_HEIGHT;
};

const CHART_HEIGHT = 120;

/** A bar a day. */
const drawDays = (page: Page, { month, earningsByDate }: MonthReport, top: number): number => {
  page.write('Sales by day', { x: page.left, y: top, size: 11, weight: 700 });
  const days = Number(lastOfMonth(`${month}-01`).slice('YYYY-MM-'.length));
  const most = Math.max(...earningsByDate.map(({ total }) => total), 0);
  const floor = top + 16 + CHART_HEIGHT;
  const step = page.width / days;
  page.rule(floor);
  for (let day = 1; day <= days; day += 1) {
    const { total = 0 } = earningsByDate.find(({ date }) => Number(date.slice('YYYY-MM-'.length)) === day) ?? {};
    const x = page.left + (day - 1) * step;
    const height = most > 0 ? (total / most) * (CHART_HEIGHT - 14) : 0;
    if (height > 0) page.box(x + step * 0.15, floor - height, step * 0.7, height, BAR);
    page.write(String(day), { x: x + step / 2, y: floor + 10, size: 6.5, color: QUIET, align: 'center' });
    // Of equals the first is named.
    if (total === most && most > 0 && earningsByDate.find((one) => one.total === most)?.date.endsWith(twoDigits(day)))
      page.write(formatRupees(total), {
        x: within(x + step / 2, page),
        y: floor - height - 4,
        size: 7,
        align: 'center',
      });
  }
  return floor + 34;
};

const twoDigits = (n: number): string => String(n).padStart(2, '0');
/** So far from the edge that an amount fits. */
const within = (x: number, page: Page): number => Math.min(Math.max(x, page.left + 30), page.right - 30);

const ROW_HEIGHT = 15;

const drawRows = (
  page: Page,
  title: string,
  rows: readonly Row[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number => {
  page.write(title, { x, y, size: 11, weight: 700 });
  let at = y + 18;
  for (const [label, value, count] of rows) {
    page.write(label, { x, y: at, within: width - (count === undefined ? 90 : 140) });
    if (count !== undefined) page.write(count, { x: x + width - 85, y: at, align: 'right', color: QUIET });
    page.write(value, { x: x + width, y: at, align: 'right' });
    page.rule(at + 4.5, x, x + width);
    at += ROW_HEIGHT;
  }
  if (rows.length === 0) page.write('None', { x, y: at, color: QUIET });
  return at + 14;
};

/** A month's figures on one A4 page. */
export const monthReportPdf = (report: MonthReport): Promise<Buffer> => {
  const { month, restaurantName, address, gstNumber, sales, madeAt, timeZone } = report;
  const page = new Page({ title: `${restaurantName}, ${monthName(month)}`, author: 'SAE' });
  page.write(restaurantName, { x: page.left, y: 64, size: 18, weight: 700, within: page.width - 150 });
  page.write(monthName(month), { x: page.right, y: 64, size: 14, align: 'right' });
  const said = [address ?? '', gstNumber ? `GSTIN ${gstNumber}` : ''].filter((text) => text !== '').join('  ·  ');
  page.write(said.replaceAll(/\s+/g, ' '), { x: page.left, y: 80, color: QUIET });
  page.rule(92);
  const belowFigures = drawFigures(page, figuresOf(report), 116);
  const top = drawDays(page, report, belowFigures + 12);
  const width = (page.width - 28) / 2;
  const dishes = sales.dishes.map(({ name, quantity, total }): Row => [
    ...([name, formatRupees(total), quantity.toLocaleString('en-IN')] as const),
  ]);
  drawRows(page, 'Sold most, at list price', dishes, { x: page.left, y: top, width });
  const x = page.left + width + 28;
  const kinds = sales.byKind.map(({ kind, total }): Row => [EARNED_AT[kind], formatRupees(total)]);
  const taken = sales.takings.map(({ kind, total }): Row => [MONEY_NAMES[kind], formatRupees(total)]);
  const below = drawRows(page, 'Sales by kind of order', kinds, { x, y: top, width });
  drawRows(page, 'Taken by kind of payment', taken, { x, y: below, width });
  page.rule(page.bottom - 14);
  const made = `Bills of ${monthName(month)} that stood on ${dateText(madeAt, timeZone)}. Any other month: Dashboard and Reports.`;
  page.write(made, { x: page.left, y: page.bottom, size: 7.5, color: QUIET });
  page.write('Powered by SAE', { x: page.right, y: page.bottom, size: 7.5, color: QUIET, align: 'right' });
  return page.bytes();
};
