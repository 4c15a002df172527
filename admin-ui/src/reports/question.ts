import { reportQuestion, REPORTS, type ReportBy, type ReportQuestion } from '@sae/domain/analytics';
import { daysOn, firstOfMonth, isLocalDay, lastOfMonth, Refusal, weekday, type LocalDay } from '@sae/domain/kernel';

type Days = Pick<ReportQuestion, 'from' | 'to'>;

/** Days that are asked about often, by what they are called. */
export const daysBefore = (today: LocalDay): Readonly<Record<string, Days>> => {
  const lastMonth = daysOn(firstOfMonth(today), -1);
  return {
    Today: { from: today, to: today },
    'This Week': { from: daysOn(today, -weekday(today)), to: today },
    'This Month': { from: firstOfMonth(today), to: today },
    'Last Month': { from: firstOfMonth(lastMonth), to: lastOfMonth(lastMonth) },
    'Last 90 Days': { from: daysOn(today, -89), to: today },
    'This Year': { from: `${today.slice(0, 'YYYY'.length)}-01-01`, to: today },
  };
};

/** What these days are called; '' where they have no name. */
export const nameOfDays = ({ from, to }: Days, today: LocalDay): string =>
  Object.entries(daysBefore(today)).find(([, days]) => days.from === from && days.to === to)?.[0] ?? '';

/** What the address asks for; dishes of this month where it does not say. */
export const askedIn = (query: URLSearchParams, today: LocalDay): ReportQuestion => {
  const day = (name: string, otherwise: LocalDay) => {
    const said = query.get(name) ?? '';
    return isLocalDay(said) ? said : otherwise;
  };
  const by: ReportBy = REPORTS.find((known) => known === query.get('by')) ?? 'dish';
  return { by, from: day('from', firstOfMonth(today)), to: day('to', today) };
};

/** Why it cannot be asked, by the server's own rules; null where it can. */
export const problemOf = (question: ReportQuestion): string | null => {
  try {
    reportQuestion({ ...question });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
