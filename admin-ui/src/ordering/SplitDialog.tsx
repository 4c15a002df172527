import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { equalShares, restaurantDetails } from '@sae/domain/billing';
import { formatRupees, toPaise, toRupees } from '@sae/domain/kernel';
import { type OrderView, tableName } from '@sae/domain/ordering';
import { useId, useState } from 'react';
import { useComplete } from '../orders/actions/useComplete.js';
import { JustBilled } from '../payments/BillPayment.js';
import { keepShares } from '../payments/equal-shares.js';
import { Sheet, SheetActions } from '../ui/Sheet.js';
import { useToasts } from '../ui/toasts.js';
import { DiscountReason, useDiscountLimit } from './DiscountReason.js';
import { NO_BUYER, NOBODY, ordersOf, previewOf, problemsOf, requestOf } from './receipt-settings.js';
import { chargeOf, NOTHING, partOf, sharesText, WAYS, type SplitChoice, type Way } from './split-bill.js';
import { ByDishes, ByOrders, ByShares } from './SplitChoices.js';
import type { Receipt } from './useReceipt.js';

interface SplitProps {
  readonly tableNo: number;
  readonly recurring: readonly OrderView[];
  readonly receipt: Receipt;
  readonly onDone: () => void;
}

/** Nothing of it is printed here. */
const UNSEEN = { restaurant: restaurantDetails(NOBODY), now: '' };

const SplitForm = ({ tableNo, recurring, receipt, onDone }: SplitProps) => {
  const orders = ordersOf(recurring, tableNo);
  const { complete, isCompleting } = useComplete();
  const toasts = useToasts();
  const [choice, setChoice] = useState(NOTHING);
  const [printed, setPrinted] = useState<{ readonly orderId: number } | null>(null);
  const change = (changes: Partial<SplitChoice>) => setChoice({ ...choice, ...changes });
  const part = partOf(orders, choice);
  const charge = chargeOf(receipt.settings.serviceCharge, part);
  const settings = { ...receipt.settings, tableNo, serviceCharge: charge.now };
  const bill = previewOf(part.billed, settings, { ...UNSEEN, stay: part.stay });
  const rest = previewOf(part.stay, { ...settings, serviceCharge: charge.left }, UNSEEN);
  const shares = equalShares(toPaise(bill.payment?.toPay ?? bill.total), choice.shares).map(toRupees);

  const problems = problemsOf({ ...receipt.settings, tableNo }, useDiscountLimit());
  const print = async () => {
    const wrong = Object.values(problems);
    toasts.invalid(wrong);
    if (wrong.length > 0) return;
    const made = await complete({ ...requestOf(settings), ...part.request }, settings.approval);
    if (!made) return;
    if (part.stay.length === 0) receipt.forget(tableNo);
    // What was approved was this bill.
    else receipt.change({ serviceCharge: charge.left, approval: null, ...NO_BUYER });
    setChoice({ ...NOTHING, way: choice.way });
    if (choice.way === 'shares') keepShares(made.billNo, choice.shares);
    setPrinted({ orderId: made.orders[0]?.id ?? 0 });
  };

  if (printed)
    return (
      <DialogContent>
        <JustBilled {...printed} onDone={() => (orders.length > 0 ? setPrinted(null) : onDone())} />
      </DialogContent>
    );
  const isNone = part.billed.length === 0;
  return (
    <>
      <DialogContent dividers>
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          aria-label="How to split"
          value={choice.way}
          onChange={(_, way: Way | null) => way && change({ way })}
        >
          {Object.entries(WAYS).map(([way, name]) => (
            <ToggleButton key={way} value={way} sx={{ px: 0.5, lineHeight: 1.2 }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ mt: 1 }}>
          {choice.way === 'dishes' && <ByDishes {...{ orders, choice }} onChange={change} />}
          {choice.way === 'orders' && <ByOrders {...{ orders, choice }} onChange={change} />}
          {choice.way === 'shares' && (
            <ByShares choice={choice} onChange={change} text={sharesText(shares, formatRupees)} />
          )}
        </Box>
        <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
          <DiscountReason settings={receipt.settings} problem={problems.discountReason} onChange={receipt.change} />
        </Box>
      </DialogContent>
      <SheetActions>
        <Typography role="status" sx={{ flex: { xs: '1 1 100%', sm: 1 }, fontVariantNumeric: 'tabular-nums' }}>
          {isNone
            ? 'Choose what is billed now'
            : part.stay.length > 0
              ? `The rest comes to ${formatRupees(rest.total)}`
              : 'Nothing stays running'}
        </Typography>
        <Button color="inherit" onClick={onDone}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isNone}
          aria-busy={isCompleting}
          onClick={() => void print()}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {isNone ? 'Print Bill' : `Print Bill, ${formatRupees(bill.total)}`}
        </Button>
      </SheetActions>
    </>
  );
};

/** Open while a table is billed in parts: at the terms of Receipt Settings, each part printed and paid like any bill. */
export const SplitDialog = ({ tableNo, ...split }: Omit<SplitProps, 'tableNo'> & { tableNo: number | null }) => {
  const titleId = useId();
  return (
    <Sheet open={tableNo !== null} onClose={split.onDone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Split {tableName(tableNo ?? 0)}</DialogTitle>
      {tableNo !== null && <SplitForm tableNo={tableNo} {...split} />}
    </Sheet>
  );
};
