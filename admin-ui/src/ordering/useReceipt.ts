import { useState } from 'react';
import { useUser } from '../auth/user.js';
import { useLive } from '../data/live.js';
import { defaultSettings, type ReceiptSettings } from './receipt-settings.js';
import { billed, changed, newReceiptSheet } from './receipt-sheet.js';

/** Where the rate chosen last is kept for the next bill. */
const GST_RATE = 'gstRate';

/** Receipt Settings: what is given to a table stays with it, until its bill is printed, here or elsewhere. */
export const useReceipt = () => {
  const user = useUser();
  const [sheet, setSheet] = useState(() => newReceiptSheet(defaultSettings(localStorage.getItem(GST_RATE), user)));
  const forget = (tableNo: number) => setSheet((before) => billed(before, tableNo));
  useLive('ordersCompleted', ({ tableNo }) => forget(tableNo));
  return {
    settings: sheet.settings,
    change: (changes: Partial<ReceiptSettings>) => {
      if (changes.gstRate !== undefined) localStorage.setItem(GST_RATE, String(changes.gstRate));
      setSheet((before) => changed(before, changes));
    },
    forget,
  };
};

export type Receipt = ReturnType<typeof useReceipt>;
