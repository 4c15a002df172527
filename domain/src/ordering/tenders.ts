import type { IssuedBill } from '../billing/issued-bill.js';
import { paidMore, type TenderKind } from '../billing/paid.js';
import { entryOf, formatRupees, Refusal, toRupees, type Command, type Paise } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { numberInYear, yearOfClaim } from './numbers.js';
import { answeredAlready, settledClaims, withoutClaims } from './open-claims.js';
import { billOf, notBilled, withStanding, type BillRef, type OrderBook } from './order-book-state.js';
import type { OrderBookEvent, TenderTaken, TenderUndone } from './order-book.events.js';

/** The bill as read from the log, of an order on it. */
interface OnBill {
  readonly orderId: number;
  readonly bill: IssuedBill | null;
}

export type TenderCommand =
  | (Command<'TakeTender'> &
      OnBill & {
        readonly kind: TenderKind;
        readonly amount: Paise;
        readonly tip: Paise;
        readonly given: Paise | null;
        /** What was seen of the bill by who takes it: its number, and what was left to pay. */
        readonly seen: { readonly billNo: string | null; readonly toPay: Paise | null };
        /** The claim that it answers. */
        readonly claimId: number | null;
        /** What is settled once the bill is paid, as with `MarkPaid`. */
        readonly claimIds: readonly number[];
        readonly sitting: number | null;
      })
  | (Command<'UndoTender'> & OnBill & { readonly tenderId: number; readonly reason: string | null });

type CommandOf<T extends TenderCommand['type']> = Extract<TenderCommand, { type: T }>;
type Decided = readonly OrderBookEvent[];

const conflict = (reason: string, sentence: string) => new Refusal('conflict', `payment/${reason}`, sentence);
const invalid = (reason: string, sentence: string) => new Refusal('invalid', `payment/${reason}`, sentence);

/** A past order's bill, and what stands of it in the book. @throws Refusal */
export const standingBill = (book: OrderBook, { orderId, bill }: OnBill): { bill: IssuedBill; ref: BillRef } => {
  if (entryOf(book.open, orderId)) throw notBilled();
  const issued = billOf(book, orderId, bill);
  return { bill: issued, ref: entryOf(book.past, orderId) as BillRef };
};

export const reasonGiven = (reason: string | null): string => {
  if (!reason) throw invalid('no-reason', 'Please say why the payment is undone');
  return reason;
};

/** A tip beyond what the bill charges is a slip of the finger. */
const refuseAmounts = ({ kind, amount, tip, given }: CommandOf<'TakeTender'>, left: Paise, total: Paise): void => {
  if (amount <= 0) throw invalid('no-amount', 'Amount must be positive');
  if (amount > left)
    throw conflict('more-than-due', `Only ${formatRupees(toRupees(left))} is left to pay of this bill`);
  if (tip < 0 || tip > total) throw invalid('tip-too-large', 'A tip can be at most as much as the bill');
  if (given === null) return;
  if (kind !== 'cash') throw invalid('given-not-cash', 'Only of cash can more be given than is paid');
  if (given < amount + tip) throw invalid('given-too-little', 'What is given must cover the amount and the tip');
};

const refuseChanged = ({ seen }: CommandOf<'TakeTender'>, billNo: string, left: Paise): void => {
  if (seen.billNo !== null && seen.billNo !== billNo)
    throw conflict('other-bill', `Bill ${seen.billNo} was cancelled meanwhile; ${billNo} takes its place`);
  if (seen.toPay !== null && seen.toPay !== left)
    throw conflict('changed', `${formatRupees(toRupees(left))} is left to pay of this bill now. Please look again.`);
};

/** In a closed year's book too. Of two at once that pay the same, the second finds less left to pay than it saw. */
export const takeTender = (command: CommandOf<'TakeTender'>, book: OrderBook): Decided => {
  const { kind, amount, tip, given, claimId } = command;
  const { bill, ref } = standingBill(book, command);
  const { billNo, tableNo, amounts } = bill;
  const before = ref.paid ?? 0;
  const left = amounts.total - before;
  if (ref.isPaid) throw conflict('paid-already', 'This bill is paid already');
  refuseChanged(command, billNo, left);
  refuseAmounts(command, left, amounts.total);
  if (claimId !== null && yearOfClaim(claimId) === book.financialYear && !isClaimed(book, claimId))
    throw answeredAlready();
  const answered = claimId === null ? [] : [claimId];
  const settled = amount === left ? settledClaims(book, tableNo, command) : [];
  const tenderId = numberInYear(book.financialYear, book.nextTender);
  const orderIds = bill.orders.map((order) => order.orderId);
  const { total } = amounts;
  return [
    {
      type: 'TenderTaken',
      data: {
        ...{ tenderId, billNo, tableNo, orderIds, kind, amount, tip, given, total },
        ...{ paid: before + amount, claimIds: [...new Set([...answered, ...settled])] },
      },
    },
  ];
};

const isClaimed = ({ claims }: OrderBook, claimId: number): boolean =>
  claims.some((claim) => claim.claimId === claimId);

/** The payments of a bill taken back one after the other. */
export const tendersUndone = (
  { billNo, tableNo, orders, amounts: { total } }: IssuedBill,
  { paid = 0 }: BillRef,
  tenders: NonNullable<BillRef['tenders']>,
  reason: string,
): OrderBookEvent[] => {
  const orderIds = orders.map((order) => order.orderId);
  let left = paid;
  return tenders.map(({ tenderId, kind, amount, tip }) => {
    left -= amount;
    const tender = { tenderId, billNo, tableNo, orderIds, kind, amount, tip, total, paid: left };
    return { type: 'TenderUndone', data: { ...tender, reason } };
  });
};

/** In a closed year's book too. The claims that were settled with it stay answered. */
export const undoTender = (command: CommandOf<'UndoTender'>, book: OrderBook): Decided => {
  const { bill, ref } = standingBill(book, command);
  const tenders = (ref.tenders ?? []).filter(({ tenderId }) => tenderId === command.tenderId);
  if (tenders.length === 0) throw conflict('undone-already', 'This payment does not stand on the bill any more');
  return tendersUndone(bill, ref, tenders, reasonGiven(command.reason));
};

export const TENDERS_ASKED: Asked<'TenderTaken' | 'TenderUndone', TenderCommand> = {
  TenderTaken: ({ orderIds, kind, amount, tip, given, claimIds, paid, total }, { whole }) => {
    // A payment that leaves something to pay settles the claim it answers, and no other.
    const claimId = paid < total ? (claimIds[0] ?? null) : null;
    return (
      whole && {
        ...{ type: 'TakeTender', orderId: orderIds[0] ?? 0, bill: whole.bill, kind, amount, tip, given },
        ...{ seen: { billNo: null, toPay: null }, claimId, claimIds, sitting: null },
      }
    );
  },
  TenderUndone: ({ orderIds, tenderId, reason }, { whole }) =>
    whole && { type: 'UndoTender', orderId: orderIds[0] ?? 0, bill: whole.bill, tenderId, reason },
};

export const tenderTaken = (book: OrderBook, tender: TenderTaken['data']): OrderBook => {
  const { tenderId, kind, amount, tip, paid, claimIds } = tender;
  return {
    ...withoutClaims(book, claimIds),
    nextTender: book.nextTender + 1,
    past: withStanding(book, tender, ({ billNo, revision, total, tenders = [], ...before }) => ({
      ...{ billNo, revision, total, tenders: [...tenders, { tenderId, kind, amount, tip }] },
      ...paidMore(before, kind, amount),
      ...(paid >= total ? { isPaid: true } : {}),
    })),
  };
};

export const tenderUndone = (book: OrderBook, tender: TenderUndone['data']): OrderBook => ({
  ...book,
  past: withStanding(book, tender, ({ billNo, revision, total, tenders = [], ...before }) => {
    const others = tenders.filter(({ tenderId }) => tenderId !== tender.tenderId);
    return {
      ...{ billNo, revision, total, ...paidMore(before, tender.kind, -tender.amount) },
      ...(others.length > 0 ? { tenders: others } : {}),
    };
  }),
});
