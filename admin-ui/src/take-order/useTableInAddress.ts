import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tableName } from '@sae/domain/ordering';
import { tableNoIn, typed } from '../ordering/table-box.js';
import { useToasts } from '../ui/toasts.js';
import type { useDraft } from './useDraft.js';

/** `?table=4` sets the table, once: what is chosen after it stays chosen. */
export const useTableInAddress = (
  { cart, table, changeTable }: ReturnType<typeof useDraft>,
  onSet: () => void,
): void => {
  const [query, setQuery] = useSearchParams();
  const toasts = useToasts();
  const tableNo = tableNoIn(query.get('table') ?? '');
  useLayoutEffect(() => {
    if (tableNo === null) return;
    if (cart.lines.length > 0 && table.tableNo !== tableNo)
      toasts.info(`What was selected for ${tableName(table.tableNo)} is now for ${tableName(tableNo)}.`);
    changeTable(() => typed(String(tableNo)));
    setQuery({}, { replace: true });
    onSet();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each table in the address
  }, [tableNo]);
};
