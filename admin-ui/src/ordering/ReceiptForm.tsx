import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { tableName } from '@sae/domain/ordering';
import type { FormEvent } from 'react';
import { KitchenPrinting } from '../kitchen/KitchenPrinting.js';
import { PAPER_WIDTHS, paperWidth, type PaperWidth, upiOnBill } from '../print/print-out.js';
import { useUser } from '../auth/user.js';
import { Choice } from '../ui/Choice.js';
import { GstRateChoice, GstTypeChoice, TaxWarning } from '../ui/Gst.js';
import { BuyerFields } from './BuyerFields.js';
import { DiscountReason } from './DiscountReason.js';
import type { ReceiptSettings, SettingsField } from './receipt-settings.js';

interface ReceiptFormProps {
  readonly settings: ReceiptSettings;
  readonly problems: Partial<Record<SettingsField, string>>;
  readonly tables: readonly number[];
  readonly isPrinting: boolean;
  readonly onChange: (changes: Partial<ReceiptSettings>) => void;
  readonly onPrint: (event: FormEvent) => void;
}

const NO_TABLE = { value: '', name: 'Select a table' };
const AMOUNT = { placeholder: '0', slotProps: { htmlInput: { inputMode: 'decimal' } } } as const;

const withChosen = (tables: readonly number[], chosen: number | null) =>
  chosen === null || tables.includes(chosen) ? tables : [...tables, chosen].sort((a, b) => a - b);

/** What staff choose for a bill; the paper is that of this device's printer, for bills and kitchen receipts. */
export const ReceiptForm = ({ settings, problems, tables, isPrinting, onChange, onPrint }: ReceiptFormProps) => {
  const { tableNo, gstRate, gstType } = settings;
  const gstNumber = useUser()?.gstNumber ?? null;
  const typed = (field: 'serviceCharge' | 'discount' | 'message') => ({
    value: settings[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    error: field in problems,
    helperText: problems[field],
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onPrint}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: '3fr 2fr' }}
    >
      <Choice
        label="Table"
        value={tableNo ?? ''}
        options={[NO_TABLE, ...withChosen(tables, tableNo).map((value) => ({ value, name: tableName(value) }))]}
        onChoose={(chosen) => onChange({ tableNo: chosen === '' ? null : Number(chosen) })}
        sx={{ gridColumn: '1 / -1' }}
      />
      <GstRateChoice value={gstRate} onChoose={(chosen) => onChange({ gstRate: chosen })} />
      <GstTypeChoice value={gstType} onChoose={(chosen) => onChange({ gstType: chosen })} />
      <TaxWarning gstNumber={gstNumber} gstRate={gstRate} />
      <TextField label="Service Charge (₹)" {...AMOUNT} {...typed('serviceCharge')} />
      <TextField label="Discount (%)" {...AMOUNT} {...typed('discount')} />
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <DiscountReason settings={settings} problem={problems.discountReason} onChange={onChange} />
      </Box>
      <TextField label="Message" {...typed('message')} />
      <Choice
        label="Printer Paper"
        value={paperWidth.useChoice()}
        options={PAPER_WIDTHS.map((value) => ({ value, name: `${value} mm` }))}
        onChoose={(chosen) => paperWidth.choose(Number(chosen) as PaperWidth)}
      />
      <BuyerFields
        // Ticked for one table, it is not for the next.
        key={settings.tableNo}
        isToBusiness={settings.isToBusiness}
        buyerName={settings.buyerName}
        buyerGstNumber={settings.buyerGstNumber}
        problems={problems}
        onChange={onChange}
      />
      <FormControlLabel
        label="UPI code on the bill"
        control={<Checkbox checked={upiOnBill.useChoice()} onChange={(_, isWanted) => upiOnBill.choose(isWanted)} />}
        sx={{ gridColumn: '1 / -1', my: -1.5 }}
      />
      <KitchenPrinting />
      <Button
        type="submit"
        variant="contained"
        size="large"
        startIcon={<PrintIcon />}
        aria-busy={isPrinting}
        sx={{ gridColumn: '1 / -1' }}
      >
        Print Receipt
      </Button>
    </Box>
  );
};
