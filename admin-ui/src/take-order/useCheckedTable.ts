import { tableName } from '@sae/domain/ordering';
import { useRef } from 'react';
import { CHECK_TABLE, confirmed, type TableBox } from '../ordering/table-box.js';
import { useConfirm } from '../ui/confirm.js';
import { useToasts } from '../ui/toasts.js';
import type { useDraft } from './useDraft.js';

/** Food goes to no table that nobody chose: it is asked for once, and where the box fell back to it, told once. */
export const useCheckedTable = (changeTable: ReturnType<typeof useDraft>['changeTable']) => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const isAsking = useRef(false);

  const ask = async ({ tableNo }: TableBox): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    const text = 'Nobody has chosen a table for this order.';
    const yes = await confirm({ title: `${tableName(tableNo)}?`, text, action: 'Submit Order' });
    isAsking.current = false;
    return yes !== null;
  };

  return async (table: TableBox): Promise<boolean> => {
    const isTold = !table.isConfirmed && table.unusable !== null;
    toasts.invalid(isTold ? [CHECK_TABLE] : []);
    if (table.isConfirmed) return true;
    if (!isTold && !(await ask(table))) return false;
    changeTable(() => confirmed(table));
    return !isTold;
  };
};
