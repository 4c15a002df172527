import type { AuditEntry } from '@sae/domain/audit';
import { useInfiniteGetList } from 'react-admin';
import { useFailureToast } from '../shell/useFailureToast.js';
import { filterOf, type AuditFilter } from './audit-filter.js';

export const PAGE_SIZE = 20;
export const FAILURE = 'Failed to fetch the audit list';

/** What happened, newest first, 20 more whenever asked. */
export const useAudit = (filter: AuditFilter) => {
  const { data, error, ...asked } = useInfiniteGetList<AuditEntry>('audit', {
    pagination: { page: 1, perPage: PAGE_SIZE },
    sort: { field: 'at', order: 'DESC' },
    filter: filterOf(filter),
  });
  useFailureToast(error, FAILURE);
  const all = data?.pages.flatMap((page) => page.data);
  // What happened meanwhile moves the others down, so that the next page begins with one that is shown already.
  const entries = all && [...new Map(all.map((entry) => [entry.id, entry])).values()];
  return { ...asked, entries, total: data?.pages.at(-1)?.total };
};
