import { equalShares, type TenderKind } from '@sae/domain/billing';
import { toPaise, toRupees, type Rupees } from '@sae/domain/kernel';
import type { BillPaymentView } from '@sae/domain/ordering';
import { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** A payment as it is typed. */
export interface TenderFields {
  readonly amount: string;
  readonly tip: string;
  readonly given: string;
}

/** All that is left to pay, and nothing else. */
export const fieldsFor = ({ toPay }: Pick<BillPaymentView, 'toPay'>): TenderFields => ({
  amount: toPay.toFixed(2),
  tip: '',
  given: '',
});

/** Of what is left, when so many are still to pay the same: the odd paise go first, so that all shares add up. */
export const nextShare = (toPay: Rupees, left: number): Rupees =>
  toRupees(equalShares(toPaise(toPay), Math.max(1, left))[0] ?? 0);

/** What is no number stays none, so that it is refused. */
const typed = (text: string): number => (text.trim() === '' ? 0 : Number(text));

/** The body of `POST /orders/{id}/tenders`, with what was seen of the bill. */
export const tenderOf = (
  kind: TenderKind,
  { amount, tip, given }: TenderFields,
  { billNo, toPay }: Pick<BillPaymentView, 'billNo' | 'toPay'>,
): TakeTenderRequest => ({
  ...{ kind, amount: typed(amount), tip: typed(tip), billNo, toPay },
  ...(kind === 'cash' && given.trim() !== '' ? { given: typed(given) } : {}),
});

/** What is wrong with it, in the API's own words. */
export const problemsOf = (tender: TakeTenderRequest): string[] =>
  validateSync(plainToInstance(TakeTenderRequest, tender), { stopAtFirstError: true }).flatMap(({ constraints = {} }) =>
    Object.values(constraints).slice(0, 1),
  );

/** What goes back to who gives so much; null where that is not known yet. */
export const changeOf = ({ amount, tip, given }: TenderFields): Rupees | null => {
  const change = toPaise(typed(given)) - toPaise(typed(amount)) - toPaise(typed(tip));
  return given.trim() === '' || !Number.isFinite(change) || change < 0 ? null : toRupees(change);
};

const NOTES: readonly Rupees[] = [50, 100, 500];

/** What is likely to be handed over for so much: the next round sums. */
export const notesFor = ({ amount, tip }: TenderFields): readonly Rupees[] => {
  const due = toPaise(typed(amount)) + toPaise(typed(tip));
  if (!Number.isFinite(due) || due <= 0) return [];
  return [...new Set(NOTES.map((note) => Math.ceil(due / toPaise(note)) * note))].filter((sum) => toPaise(sum) > due);
};
