import { billOf, bringBack, completeTable, deleteOrder, type BillPart } from '../paper/bills.js';
import { ticketsSince } from '../paper/kitchen.js';
import { isOfFiled } from '../paper/filing.js';
import { acceptOrder, isOfThisYear, isOpen, openAt } from '../paper/orders.js';
import type { PaperBill, Pages } from '../paper/pages.js';
import type { PaperTerms } from '../paper/sums.js';
import { billShown, orderShown } from '../paper/views.js';
import { kind, nameOf, newNames, numberOf, placeText, type Dice } from './kind.js';
import {
  drawnOrder,
  drawnPlace,
  lineAsked,
  lineSaid,
  linesText,
  namedLine,
  withTickets,
  type NamedLine,
} from './drawing.js';

const PERCENTS = [0, 0, 0, 10, 33.33, 20, 100] as const;
const RATES = [5, 5, 0, 12, 18] as const;
const MESSAGES = ['', '', 'Come again'] as const;
const BUYERS = [{ name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' }, { name: 'Nobody’s Own' }] as const;
const REASONS = [null, 'a regular'] as const;

interface Billing {
  readonly place: number;
  readonly terms: PaperTerms;
  readonly message: string;
  readonly reason: string | null;
  /** In stories told before there were any, nobody. */
  readonly buyer?: PaperBill['buyer'];
}

const drawnBilling = (dice: Dice, place: number): Billing => ({
  place,
  terms: {
    discount: dice.among(PERCENTS),
    serviceCharge: dice.oncePer(4) ? 1 + dice.below(5000) : 0,
    gstRate: dice.among(RATES),
    gstType: dice.oncePer(2) ? 'inclusive' : 'exclusive',
  },
  ...{ message: dice.among(MESSAGES), reason: dice.among(REASONS) },
  ...(dice.oncePer(4) ? { buyer: dice.among(BUYERS) } : {}),
});

const billingAsked = ({ place: tableNo, terms, message, reason, buyer }: Billing) => ({
  ...{ tableNo, discount: terms.discount, serviceCharge: terms.serviceCharge / 100 },
  ...{ gstRate: terms.gstRate, gstType: terms.gstType },
  ...(message ? { message } : {}),
  ...(reason ? { discountReason: reason } : {}),
  ...(buyer ? { buyerName: buyer.name, buyerGstNumber: buyer.gstNumber ?? '' } : {}),
});

const complete = (
  pages: Pages,
  { place, message, ...asked }: Billing,
  part: BillPart | null,
  names: readonly string[],
) => {
  const { bill, slips, stay, torn } = completeTable(
    pages,
    place,
    { ...asked, message: message || pages.billMessage },
    part,
  );
  torn.forEach(({ slip }, n) => (pages.names[names[n] ?? '?'] = slip.id));
  return {
    ...{ ...billShown(bill), orders: slips.map((slip) => orderShown(pages, slip)) },
    ...(stay.length > 0 ? { stay: stay.map((slip) => orderShown(pages, slip)) } : {}),
  };
};

const termsText = ({ terms: { discount, serviceCharge, gstRate, gstType }, buyer }: Billing): string =>
  [
    `GST ${gstRate} % ${gstType}`,
    ...(discount > 0 ? [`${discount} % off`] : []),
    ...(serviceCharge > 0 ? [`service ${serviceCharge / 100}`] : []),
    ...(buyer ? [`for ${buyer.name}`] : []),
  ].join(', ');

const drawnTable = (dice: Dice, pages: Pages): number =>
  drawnOrder(dice, pages, ({ status }) => status === 'recurring')?.place ?? drawnPlace(dice, pages);

export const billTable = kind<Billing>({
  draw: (dice, pages) => drawnBilling(dice, drawnTable(dice, pages)),
  ask: (billing) => ({ method: 'POST', path: '/orders/complete', body: billingAsked(billing) }),
  paper: (billing, pages) => complete(pages, billing, null, []),
  tell: (billing) => `${placeText(billing.place)} is billed (${termsText(billing)})`,
});

export const billOrders = kind<Billing & { orders: string[] }>({
  draw: (dice, pages) => {
    const place = drawnTable(dice, pages);
    const there = openAt(pages, place).filter(() => !dice.oncePer(3));
    const orders = there.map(({ id }) => nameOf(pages, id));
    return orders.length > 0 ? { ...drawnBilling(dice, place), orders } : null;
  },
  ask: ({ orders, ...billing }, pages) => ({
    ...{ method: 'POST', path: '/orders/complete' },
    body: { ...billingAsked(billing), orderIds: orders.map((name) => numberOf(pages, name)) },
  }),
  paper: ({ orders, ...billing }, pages) =>
    complete(pages, billing, { orderIds: orders.map((name) => numberOf(pages, name)) }, []),
  tell: ({ orders, ...billing }) =>
    `Of ${placeText(billing.place)} ${orders.join(' and ')} is billed (${termsText(billing)})`,
});

export const billLines = kind<Billing & { lines: (NamedLine & { order: string })[]; names: string[] }>({
  draw: (dice, pages) => {
    const place = drawnTable(dice, pages);
    const all = openAt(pages, place).flatMap(({ id, lines }) =>
      lines.map((line) => ({ order: nameOf(pages, id), line })),
    );
    const chosen = all.filter(() => dice.oncePer(2));
    const lines = chosen.map(({ order, line }) => ({ order, ...namedLine(line, 1 + dice.below(line.quantity)) }));
    return lines.length > 0 ? { ...drawnBilling(dice, place), lines, names: newNames(pages, lines.length) } : null;
  },
  ask: ({ lines, names: _, ...billing }, pages) => ({
    ...{ method: 'POST', path: '/orders/complete' },
    body: {
      ...billingAsked(billing),
      lines: lines.map(({ order, ...line }) => ({
        ...{ orderId: numberOf(pages, order), ...lineAsked(lineSaid(pages, line)), quantity: line.quantity },
      })),
    },
  }),
  paper: ({ lines, names, ...billing }, pages) => {
    const part = lines.map(({ order, ...line }) => ({
      ...{ orderId: numberOf(pages, order), said: lineSaid(pages, line), quantity: line.quantity },
    }));
    return complete(pages, billing, { lines: part }, names);
  },
  tell: ({ lines, names, ...billing }) => {
    const what = lines.map(({ order, ...line }) => `${linesText([line])} of ${order}`).join(' + ');
    return `Of ${placeText(billing.place)} ${what} is billed (${termsText(billing)}); what is torn off is ${names.join(', ')}`;
  },
});

export const reopen = kind<{ order: string; reason: string | null }>({
  draw: (dice, pages) => {
    const slip = drawnOrder(dice, pages, ({ status }) => status === 'past');
    return slip?.status === 'past' ? { order: nameOf(pages, slip.id), reason: dice.among(REASONS) } : null;
  },
  ask: ({ order, reason }, pages) => ({
    ...{ method: 'PUT', path: `/orders/${numberOf(pages, order)}/recurring` },
    ...(reason ? { body: { reason } } : {}),
  }),
  paper: ({ order, reason }, pages) => {
    const id = numberOf(pages, order);
    return withTickets(pages, () => bringBack(pages, id, reason) ?? acceptOrder(pages, id));
  },
  tell: ({ order }) => `${order} is brought back`,
});

export const remove = kind<{ order: string; reason: string | null }>({
  draw: (dice, pages) => {
    const ofFiled = pages.slips.filter((one) => {
      const bill = one.status === 'past' && isOfThisYear(pages, one) && billOf(pages, one);
      return bill && isOfFiled(pages, bill);
    });
    const any = drawnOrder(dice, pages, (one) => isOpen(one) || one.status === 'past');
    const slip = (dice.oncePer(4) ? undefined : dice.among(ofFiled)) ?? any;
    return slip ? { order: nameOf(pages, slip.id), reason: dice.among(REASONS) } : null;
  },
  ask: ({ order, reason }, pages) => ({
    ...{
      method: 'DELETE',
      path: `/orders/${numberOf(pages, order)}${reason ? `?reason=${encodeURIComponent(reason)}` : ''}`,
    },
  }),
  paper: ({ order, reason }, pages) => {
    const id = numberOf(pages, order);
    const before = pages.tickets.length;
    deleteOrder(pages, id, reason);
    return { id, tickets: ticketsSince(pages, before) };
  },
  tell: ({ order }) => `${order} is deleted`,
});
