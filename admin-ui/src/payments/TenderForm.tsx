import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TenderKind } from '@sae/domain/billing';
import { formatRupees, type Rupees } from '@sae/domain/kernel';
import type { BillPaymentView } from '@sae/domain/ordering';
import type { TakeTenderRequest } from '@sae/domain/ordering/tender.dto';
import { useState } from 'react';
import { useToasts } from '../ui/toasts.js';
import { changeOf, fieldsFor, notesFor, problemsOf, tenderOf, type TenderFields } from './tender-fields.js';
import { TenderKinds } from './TenderKinds.js';
import { UpiCode } from './UpiCode.js';

const LABELS: Readonly<Record<keyof TenderFields, string>> = {
  amount: 'Amount (₹)',
  tip: 'Tip (₹)',
  given: 'Given (₹)',
};

interface AmountsProps {
  readonly fields: TenderFields;
  readonly onChange: (changes: Partial<TenderFields>) => void;
}

/** For who pays a part, gives more, or tips. */
const Amounts = ({ fields, onChange }: AmountsProps) => {
  const change = changeOf(fields);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', pt: 1 }}>
        {(['amount', 'tip', 'given'] as const).map((field) => (
          <TextField
            key={field}
            label={LABELS[field]}
            value={fields[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      <Box role="group" aria-label="Notes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 44 }}>
        {notesFor(fields).map((sum) => (
          <Button
            key={sum}
            variant="outlined"
            color="inherit"
            aria-pressed={Number(fields.given) === sum}
            onClick={() => onChange({ given: String(sum) })}
            sx={{ flex: '1 1 0', px: 1, fontVariantNumeric: 'tabular-nums' }}
          >
            ₹{sum.toLocaleString('en-IN')}
          </Button>
        ))}
      </Box>
      <Typography role="status" variant="h3" sx={{ minHeight: '2rem', textAlign: 'center' }}>
        {change !== null && `Change ${formatRupees(change)}`}
      </Typography>
    </>
  );
};

interface TenderFormProps {
  readonly orderId: number;
  readonly payment: BillPaymentView;
  /** Of what is left to pay. */
  readonly asked: Rupees;
  readonly isBusy: boolean;
  readonly onTake: (tender: TakeTenderRequest) => void;
}

/** One press pays all that is left, or what is typed. The code is shown in place of the amounts: both would not fit. */
export const TenderForm = ({ orderId, payment, asked, isBusy, onTake }: TenderFormProps) => {
  const [fields, setFields] = useState(() => fieldsFor({ toPay: asked }));
  const [hasCode, setCode] = useState(false);
  const toasts = useToasts();
  const take = (kind: TenderKind) => {
    const tender = tenderOf(kind, fields, payment);
    const wrong = problemsOf(tender);
    toasts.invalid(wrong);
    if (wrong.length === 0) onTake(tender);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take('cash');
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {hasCode ? (
        <UpiCode orderId={orderId} amount={Number(fields.amount)} />
      ) : (
        <Amounts fields={fields} onChange={(changes) => setFields({ ...fields, ...changes })} />
      )}
      <TenderKinds columns={2} isBusy={isBusy} filled={hasCode ? 'upi' : 'cash'} submit="cash" onChoose={take} />
      <Button color="inherit" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
        {hasCode ? 'Hide UPI Code' : 'Show UPI Code'}
      </Button>
    </Box>
  );
};
