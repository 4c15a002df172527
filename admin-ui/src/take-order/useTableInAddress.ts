import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tableName } from '@sae/domain/ordering';
import { openOrdersAt } from '../orders/live-orders.js';
import { useOrderLists } from '../orders/order-cache.js';
import { callNumberIn, chosen, tableNoIn } from '../ordering/table-box.js';
import { useToasts } from '../ui/toasts.js';
import type { useDraft } from './useDraft.js';

/** `?table=4` sets the table, once: what is chosen after it stays chosen. A call number as soon as it is known to be open. */
export const useTableInAddress = (
  { cart, table, changeTable }: ReturnType<typeof useDraft>,
  onSet: () => void,
): void => {
  const [query, setQuery] = useSearchParams();
  const toasts = useToasts();
  const lists = useOrderLists();
  const text = query.get('table') ?? '';
  const callNumber = callNumberIn(text);
  const isOpen = callNumber !== null && openOrdersAt(lists, callNumber).length > 0;
  const tableNo = tableNoIn(text) ?? (isOpen ? callNumber : null);
  useLayoutEffect(() => {
    if (tableNo === null) return;
    if (cart.lines.length > 0 && table.tableNo !== tableNo)
      toasts.info(`What was selected for ${tableName(table.tableNo)} is now for ${tableName(tableNo)}.`);
    changeTable(() => chosen(tableNo));
    setQuery({}, { replace: true });
    onSet();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each table in the address
  }, [tableNo]);
};
