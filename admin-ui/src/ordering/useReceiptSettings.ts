import { useState } from 'react';
import { useLive } from '../data/live.js';
import { billed, changed, newReceiptSheet, settingsOf } from './receipt-sheet.js';
import { defaultSettings, type ReceiptSettings } from './receipt-settings.js';

const GST_RATE = 'gstRate';

/** The rate chosen last, kept for the next bill. */
const keptGstRate = (): string | null => localStorage.getItem(GST_RATE);

const keepGstRate = (rate: number): void => localStorage.setItem(GST_RATE, String(rate));

/** Receipt Settings: what is given to a table stays with it, until its bill is printed, here or elsewhere. */
export const useReceiptSettings = () => {
  const [sheet, setSheet] = useState(() => newReceiptSheet(defaultSettings(keptGstRate())));
  const forget = (tableNo: number) => setSheet((before) => billed(before, tableNo));
  useLive('ordersCompleted', ({ tableNo }) => forget(tableNo));
  return {
    settings: settingsOf(sheet),
    change: (changes: Partial<ReceiptSettings>) => {
      if (changes.gstRate !== undefined) keepGstRate(changes.gstRate);
      setSheet((before) => changed(before, changes));
    },
    forget,
  };
};
