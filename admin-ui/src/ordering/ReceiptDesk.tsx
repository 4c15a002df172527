import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Box from '@mui/material/Box';
import { restaurantDetails, type RestaurantDetails } from '@sae/domain/billing';
import type { OrderView } from '@sae/domain/ordering';
import { useState, type FormEvent } from 'react';
import { useUser } from '../auth/user.js';
import { useComplete } from '../orders/actions/useComplete.js';
import { JustBilled } from '../payments/BillPayment.js';
import { Bill } from '../print/Bill.js';
import { paperWidth } from '../print/print-out.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { useClock } from '../ui/useClock.js';
import { useDiscountLimit } from './DiscountReason.js';
import { partId } from './parts.js';
import { billableTables, NOBODY, ordersOf, previewOf, problemsOf, requestOf } from './receipt-settings.js';
import { ReceiptForm } from './ReceiptForm.js';
import type { Receipt } from './useReceipt.js';

/** What stands at the head of a bill; until it is known, and where it cannot be asked, the product's defaults. */
const useRestaurantDetails = (): RestaurantDetails => ({
  ...restaurantDetails(NOBODY),
  ...useQuestion('restaurantDetails', undefined, { queryKey: ['orders', 'restaurant'] }).data,
});

/** Where a table's bill is made: its settings, and the bill as it would be printed now. */
export const ReceiptDesk = ({ recurring, receipt }: { recurring: readonly OrderView[]; receipt: Receipt }) => {
  const { complete, isCompleting } = useComplete();
  const { settings, change, forget } = receipt;
  const restaurant = useRestaurantDetails();
  const withSecondNames = useUser()?.billSecondNames;
  const toasts = useToasts();
  const now = useClock(() => new Date().toISOString());
  const paper = paperWidth.useChoice();
  const orders = ordersOf(recurring, settings.tableNo);
  const problems = problemsOf(settings, useDiscountLimit());
  const [billed, setBilled] = useState<number | null>(null);

  // Until somebody chooses the next table to be billed.
  const isPaying = billed !== null && orders.length === 0;

  const print = (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.values(problems);
    if (wrong.length === 0 && orders.length === 0) wrong.push('No orders for selected table');
    toasts.invalid(wrong);
    if (wrong.length > 0) return;
    void complete(requestOf(settings), settings.approval).then((bill) => {
      if (!bill) return;
      forget(bill.tableNo);
      setBilled(bill.orders[0]?.id ?? null);
    });
  };

  return (
    <>
      <Panel title="Receipt Settings" place={partId('bill')}>
        <ReceiptForm
          settings={settings}
          problems={problems}
          tables={billableTables(recurring)}
          isPrinting={isCompleting}
          onChange={change}
          onPrint={print}
        />
      </Panel>
      <Panel title={isPaying ? 'Payment' : 'Receipt Preview'}>
        {isPaying ? (
          <JustBilled key={billed} orderId={billed} onDone={() => setBilled(null)} />
        ) : (
          <Box sx={{ display: 'grid', justifyContent: 'center' }}>
            {orders.length > 0 ? (
              <Box data-roll={paper} sx={{ boxShadow: 3, borderRadius: 0.5, overflow: 'hidden', maxWidth: '100%' }}>
                <Bill bill={previewOf(orders, settings, { restaurant, now, withSecondNames })} />
              </Box>
            ) : (
              <EmptyState
                icon={<ReceiptLongIcon />}
                text={settings.tableNo === null ? 'Select a table to see its receipt' : 'No orders for selected table'}
              />
            )}
          </Box>
        )}
      </Panel>
    </>
  );
};
