import type { ReportQuestion } from '@sae/domain/analytics';
import type { LocalDay } from '@sae/domain/kernel';

/** A report, or with `of` the bills that make up a row of it; all bills of its days where that is empty. */
export const reportAddress = (question: ReportQuestion & { readonly of?: string }): string =>
  `/reports?${new URLSearchParams({ ...question })}`;

type Days = Pick<ReportQuestion, 'from' | 'to'>;

export const billsOfDay = (day: LocalDay): string => `/orders?day=${day}`;

/** Of one day they stand on Orders, where something may be done with them. */
export const billsOfDays = ({ from, to }: Days): string =>
  from === to ? billsOfDay(from) : reportAddress({ by: 'kind', from, to, of: '' });

/** Bills that were cancelled, of one day if it is one. */
export const cancelledOn = ({ from, to }: Days): string => {
  const filter = { kind: 'bill-cancelled', ...(from === to ? { day: from } : {}) };
  return `/audit?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};
