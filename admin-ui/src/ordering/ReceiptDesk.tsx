import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Box from '@mui/material/Box';
import { restaurantDetails, type RestaurantDetails } from '@sae/domain/billing';
import type { OrderView } from '@sae/domain/ordering';
import { type FormEvent, useState } from 'react';
import { useLive } from '../data/live.js';
import { useOrderActions } from '../orders/useOrderActions.js';
import { Bill } from '../print/Bill.js';
import { paperWidth } from '../print/print-out.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { useToasts } from '../ui/toasts.js';
import { useClock } from '../ui/useClock.js';
import { useQuestion } from '../ui/useQuestion.js';
import {
  billableTables,
  defaultSettings,
  NOBODY,
  ordersOf,
  previewOf,
  problemsOf,
  type ReceiptSettings,
  requestOf,
} from './receipt-settings.js';
import { billed, changed, newReceiptSheet } from './receipt-sheet.js';
import { ReceiptForm } from './ReceiptForm.js';

/** Where the rate chosen last is kept for the next bill. */
const GST_RATE = 'gstRate';

/** Receipt Settings: what is given to a table stays with it, until its bill is printed, here or elsewhere. */
const useReceiptSettings = () => {
  const [sheet, setSheet] = useState(() => newReceiptSheet(defaultSettings(localStorage.getItem(GST_RATE))));
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

/** What stands at the head of a bill; until it is known, and where it cannot be asked, the product's defaults. */
const useRestaurantDetails = (): RestaurantDetails => ({
  ...restaurantDetails(NOBODY),
  ...useQuestion('restaurantDetails', undefined, { queryKey: ['orders', 'restaurant'] }).data,
});

/** Where a table's bill is made: its settings, and the bill as it would be printed now. */
export const ReceiptDesk = ({ recurring }: { recurring: readonly OrderView[] }) => {
  const { complete, isCompleting } = useOrderActions();
  const { settings, change, forget } = useReceiptSettings();
  const restaurant = useRestaurantDetails();
  const toasts = useToasts();
  const now = useClock(() => new Date().toISOString());
  const paper = paperWidth.useChoice();
  const orders = ordersOf(recurring, settings.tableNo);
  const problems = problemsOf(settings);

  const print = (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.values(problems);
    if (wrong.length === 0 && orders.length === 0) wrong.push('No orders for selected table');
    toasts.invalid(wrong);
    if (wrong.length === 0) void complete(requestOf(settings)).then((isDone) => isDone && forget(orders[0]!.tableNo));
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr auto' }, alignItems: 'start' }}>
      <Panel title="Receipt Settings">
        <ReceiptForm
          settings={settings}
          problems={problems}
          tables={billableTables(recurring)}
          isPrinting={isCompleting}
          onChange={change}
          onPrint={print}
        />
      </Panel>
      <Panel title="Receipt Preview">
        <Box sx={{ width: { xs: '100%', lg: 400 }, display: 'grid', justifyContent: 'center' }}>
          {orders.length > 0 ? (
            <Box data-roll={paper} sx={{ boxShadow: 3, borderRadius: 0.5, overflow: 'hidden', maxWidth: '100%' }}>
              <Bill bill={previewOf(orders, settings, { restaurant, now })} />
            </Box>
          ) : (
            <EmptyState
              icon={<ReceiptLongIcon />}
              text={settings.tableNo === null ? 'Select a table to see its receipt' : 'No orders for selected table'}
            />
          )}
        </Box>
      </Panel>
    </Box>
  );
};
