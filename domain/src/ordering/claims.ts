import type { IssuedBill } from '../billing/issued-bill.js';
import { entryOf, formatRupees, withEntry, Refusal, toRupees, type Command, type Paise } from '../kernel/index.js';
import { billOf, opened, type BillRef, type OrderBook } from './order-book-state.js';
import type { BillPaid, OrderBookEvent, PaymentClaimed, PaymentUndone } from './order-book.events.js';

/** Claims of one table that staff have not answered yet. */
const MAX_CLAIMS = 3;

/** Something owed: an order that is not billed yet, or a bill, by an order on it. */
export interface Due {
  readonly orderId: number;
  readonly total: Paise;
}

export type ClaimCommand =
  /** `dues` is what was owed at that table when it was looked up. */
  | (Command<'ClaimPayment'> & Readonly<Omit<PaymentClaimed['data'], 'claimId'>> & { readonly dues: readonly Due[] })
  | (Command<'DismissClaim'> & { readonly claimId: number })
  /** `claimIds` are the claims known to be about this bill, `sitting` is the one it belongs to. */
  | (Command<'MarkPaid'> & {
      readonly orderId: number;
      readonly bill: IssuedBill | null;
      readonly claimIds: readonly number[];
      readonly sitting: number | null;
    })
  | (Command<'UndoPayment'> & {
      readonly orderId: number;
      readonly bill: IssuedBill | null;
      readonly reason: string | null;
    });

type CommandOf<T extends ClaimCommand['type']> = Extract<ClaimCommand, { type: T }>;
type Decided = readonly OrderBookEvent[];

const CLAIMS_A_YEAR = 1_000_000;

/** A claim's number, which says in which year's book it stands. */
export const claimNumber = (financialYear: number, n: number): number => financialYear * CLAIMS_A_YEAR + n;
export const yearOfClaim = (claimId: number): number => Math.floor(claimId / CLAIMS_A_YEAR);

export const nothingDue = () => new Refusal('conflict', 'payment/nothing-due', 'Nothing is open on this table');

export const claimed = (book: OrderBook, { claimId, tableNo, sitting, amount }: PaymentClaimed['data']): OrderBook => ({
  ...book,
  nextClaim: book.nextClaim + 1,
  claims: [...book.claims, { claimId, tableNo, sitting, amount }],
});

export const withoutClaims = (book: OrderBook, claimIds: readonly number[]): OrderBook => ({
  ...book,
  claims: book.claims.filter(({ claimId }) => !claimIds.includes(claimId)),
});

/** Its orders, with another standing of their bill. */
const withStanding = (
  book: OrderBook,
  { billNo, orderIds }: Pick<BillPaid['data'], 'billNo' | 'orderIds'>,
  standing: Pick<BillRef, 'isPaid' | 'paid'>,
): OrderBook['past'] =>
  orderIds.reduce((past, id) => {
    const ref = entryOf(past, id);
    return ref?.billNo === billNo ? withEntry(past, id, { billNo, revision: ref.revision, ...standing }) : past;
  }, book.past);

export const paid = (book: OrderBook, bill: BillPaid['data']): OrderBook => ({
  ...withoutClaims(book, bill.claimIds),
  past: withStanding(book, bill, { isPaid: true, paid: bill.total }),
});

export const undone = (book: OrderBook, bill: PaymentUndone['data']): OrderBook => ({
  ...book,
  past: withStanding(book, bill, {}),
});

/** What of it is owed still: a bill may have been marked paid meanwhile, an order changed, and either paid before. */
const owed = (dues: readonly Due[], { past, open }: Pick<OrderBook, 'past' | 'open'>): Paise =>
  dues.reduce((sum, { orderId, total }) => {
    const bill = entryOf(past, orderId);
    if (bill?.isPaid) return sum;
    const order = bill ? undefined : entryOf(open, orderId);
    return sum + (order?.total ?? total) - ((bill ?? order)?.paid ?? 0);
  }, 0);

export const claimPayment = (
  { tableNo, sitting, amount, reference, dues }: CommandOf<'ClaimPayment'>,
  book: OrderBook,
): Decided => {
  const { claims, financialYear, nextClaim } = opened(book);
  const due = owed(dues, book);
  if (due <= 0) throw nothingDue();
  if (amount <= 0 || amount > due)
    throw new Refusal('conflict', 'payment/more-than-due', `Only ${formatRupees(toRupees(due))} is open on this table`);
  if (claims.filter((claim) => claim.tableNo === tableNo).length >= MAX_CLAIMS)
    throw new Refusal('conflict', 'payment/claims-waiting', 'The staff know already. Please wait for their answer.');
  const claimId = claimNumber(financialYear, nextClaim);
  return [{ type: 'PaymentClaimed', data: { claimId, tableNo, sitting, amount, reference } }];
};

/** In a closed year's book too: it changes nothing that the next one took over. */
export const dismissClaim = ({ claimId }: CommandOf<'DismissClaim'>, { claims }: OrderBook): Decided => {
  const claim = claims.find((open) => open.claimId === claimId);
  if (!claim) throw new Refusal('not-found', 'claim/not-found', 'This claim is answered already');
  return [{ type: 'PaymentClaimDismissed', data: { claimId, tableNo: claim.tableNo, amount: claim.amount } }];
};

/** In a closed year's book too. Asked twice, it is paid once. What its sitting claims meanwhile is settled as well. */
export const markPaid = ({ orderId, bill, claimIds, sitting }: CommandOf<'MarkPaid'>, book: OrderBook): Decided => {
  if (entryOf(book.open, orderId)) throw new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');
  const { billNo, tableNo, orders, amounts } = billOf(book, orderId, bill);
  if (entryOf(book.past, orderId)?.isPaid) return [];
  const orderIds = orders.map((order) => order.orderId);
  const ofSitting = book.claims.filter((claim) => claim.tableNo === tableNo && claim.sitting === sitting);
  const settled = [...new Set([...claimIds, ...ofSitting.map(({ claimId }) => claimId)])];
  return [{ type: 'BillPaid', data: { billNo, tableNo, orderIds, total: amounts.total, claimIds: settled } }];
};

/** In a closed year's book too. Nothing counts as paid of the bill afterwards, whatever was paid on others before it. */
export const undoPayment = ({ orderId, bill, reason }: CommandOf<'UndoPayment'>, book: OrderBook): Decided => {
  if (entryOf(book.open, orderId)) throw new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');
  const { billNo, tableNo, orders } = billOf(book, orderId, bill);
  const amount = entryOf(book.past, orderId)?.paid ?? 0;
  if (amount === 0) throw new Refusal('conflict', 'payment/not-paid', 'This bill is not marked paid');
  if (!reason) throw new Refusal('invalid', 'payment/no-reason', 'Please say why the payment is undone');
  const orderIds = orders.map((order) => order.orderId);
  return [{ type: 'PaymentUndone', data: { billNo, tableNo, orderIds, amount, reason } }];
};
