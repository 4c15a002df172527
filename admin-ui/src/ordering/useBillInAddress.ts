import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tableNoIn } from './table-box.js';

/** `?bill=4` brings a table to Receipt Settings, once its orders are there. */
export const useBillInAddress = (isThere: boolean, bill: (tableNo: number) => void): void => {
  const [query, setQuery] = useSearchParams();
  const tableNo = tableNoIn(query.get('bill') ?? '');
  useEffect(() => {
    if (!isThere || tableNo === null) return;
    setQuery({}, { replace: true });
    bill(tableNo);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each table in the address
  }, [isThere, tableNo]);
};
