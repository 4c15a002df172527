import { audited, changedLines } from '@sae/domain/audit';
import type { News } from '@sae/domain/live';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { push, type BookFact, type Change, type Projection } from '../kernel/index.js';

/** What the audit says of a fact of an order book, beside who did it and under which key. */
const newsOf = ({ event, fact: { actor, key } }: BookFact): News | undefined => {
  const [entry] = audited(event as OrderBookEvent);
  if (!entry) return undefined;
  const { lines } = changedLines(entry);
  return { kind: entry.kind, actor, ...(key === undefined ? {} : { key }), ...(lines ? { lines } : {}) };
};

/** What it pushes says what happened, in the audit's words. */
export const withNews = (projection: Projection): Projection => {
  const saying = (news: News | undefined) => (change: Change) =>
    news && change.does === 'push' && 'payload' in change.push ? push({ ...change.push, news }) : change;
  return {
    ...projection,
    changes: (noted, lookup) => projection.changes(noted, lookup).map(saying(newsOf(noted))),
  };
};
