import type { AuditEntry } from '@sae/domain/audit';
import { useGrowingList } from '../shell/useGrowingList.js';
import { filterOf, type AuditFilter } from './audit-filter.js';

export const FAILURE = 'Failed to fetch the audit list';

/** What happened to orders and bills. */
export const useAudit = (filter: AuditFilter) => {
  const { rows: entries, ...asked } = useGrowingList<AuditEntry>('audit', {
    ...{ field: 'at', filter: filterOf(filter), failure: FAILURE },
  });
  return { ...asked, entries };
};
