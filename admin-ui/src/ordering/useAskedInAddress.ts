import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { callNumberIn, tableNoIn } from './table-box.js';

/** `?bill=4` brings a table, or a call number, to Receipt Settings, `?split=4` opens where it is split, once its orders are there. */
export const useAskedInAddress = (what: 'bill' | 'split', isThere: boolean, act: (tableNo: number) => void): void => {
  const [query, setQuery] = useSearchParams();
  const text = query.get(what) ?? '';
  const tableNo = tableNoIn(text) ?? callNumberIn(text);
  useEffect(() => {
    if (!isThere || tableNo === null) return;
    setQuery({}, { replace: true });
    act(tableNo);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each table in the address
  }, [isThere, tableNo]);
};
