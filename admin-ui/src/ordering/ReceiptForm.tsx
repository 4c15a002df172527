import { tableName } from '@sae/domain/ordering';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { GST_RATES, GST_TYPES, type GstType } from '@sae/domain/billing';
import type { FormEvent, ReactNode } from 'react';
import { PAPER_WIDTHS, paperWidth, type PaperWidth } from '../print/print-out.js';
import { gstRateOf, type ReceiptSettings, type SettingsField } from './receipt-settings.js';

interface ReceiptFormProps {
  readonly settings: ReceiptSettings;
  readonly problems: Partial<Record<SettingsField, string>>;
  readonly tables: readonly number[];
  readonly isPrinting: boolean;
  readonly onChange: (changes: Partial<ReceiptSettings>) => void;
  readonly onPrint: (event: FormEvent) => void;
}

const Choice = ({ children, ...props }: TextFieldProps & { children: ReactNode }) => (
  <TextField select slotProps={{ select: { native: true }, inputLabel: { shrink: true } }} {...props}>
    {children}
  </TextField>
);

const TYPE_NAMES: Record<GstType, string> = { inclusive: 'Inclusive', exclusive: 'Exclusive' };

/** Of this device's printer, for bills and kitchen receipts. */
const PaperChoice = () => {
  const chosen = paperWidth.useChoice();
  return (
    <Choice
      label="Printer Paper"
      value={chosen}
      onChange={({ target }) => paperWidth.choose(Number(target.value) as PaperWidth)}
    >
      {PAPER_WIDTHS.map((width) => (
        <option key={width} value={width}>
          {width} mm
        </option>
      ))}
    </Choice>
  );
};

const withChosen = (tables: readonly number[], chosen: number | null) =>
  chosen === null || tables.includes(chosen) ? tables : [...tables, chosen].sort((a, b) => a - b);

/** What staff choose for a bill. */
export const ReceiptForm = ({ settings, problems, tables, isPrinting, onChange, onPrint }: ReceiptFormProps) => {
  const typed = (field: 'serviceCharge' | 'discount' | 'message') => ({
    value: settings[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    error: field in problems,
    helperText: problems[field],
  });
  const amount = {
    placeholder: '0',
    slotProps: { htmlInput: { inputMode: 'decimal' as const }, inputLabel: { shrink: true } },
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onPrint}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}
    >
      <Choice
        label="Table"
        value={settings.tableNo ?? ''}
        onChange={({ target }) => onChange({ tableNo: target.value === '' ? null : Number(target.value) })}
        sx={{ gridColumn: '1 / -1' }}
      >
        <option value="">Select a table</option>
        {withChosen(tables, settings.tableNo).map((tableNo) => (
          <option key={tableNo} value={tableNo}>
            {tableName(tableNo)}
          </option>
        ))}
      </Choice>
      <Choice
        label="GST Rate"
        value={settings.gstRate}
        onChange={({ target }) => onChange({ gstRate: gstRateOf(target.value) })}
      >
        {GST_RATES.map((rate) => (
          <option key={rate} value={rate}>
            {rate}%
          </option>
        ))}
      </Choice>
      <Choice
        label="GST Type"
        value={settings.gstType}
        onChange={({ target }) => onChange({ gstType: target.value as GstType })}
      >
        {GST_TYPES.map((type) => (
          <option key={type} value={type}>
            {TYPE_NAMES[type]}
          </option>
        ))}
      </Choice>
      <TextField label="Service Charge (₹)" {...amount} {...typed('serviceCharge')} />
      <TextField label="Discount (%)" {...amount} {...typed('discount')} />
      <TextField label="Message" {...typed('message')} />
      <PaperChoice />
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
