import Alert from '@mui/material/Alert';
import { GST_RATES, GST_TYPES, type GstRate, type GstType } from '@sae/domain/billing';
import { taxWarning } from '@sae/domain/restaurant';
import { Choice } from './Choice.js';

const TYPE_NAMES: Record<GstType, string> = { inclusive: 'Inclusive', exclusive: 'Exclusive' };

interface GstChoiceProps<Value> {
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export const GstRateChoice = ({ value, onChoose }: GstChoiceProps<GstRate>) => (
  <Choice
    label="GST Rate"
    value={value}
    options={GST_RATES.map((rate) => ({ value: rate, name: `${rate}%` }))}
    onChoose={(chosen) => onChoose(Number(chosen) as GstRate)}
  />
);

export const GstTypeChoice = ({ value, onChoose }: GstChoiceProps<GstType>) => (
  <Choice
    label="GST Type"
    value={value}
    options={GST_TYPES.map((type) => ({ value: type, name: TYPE_NAMES[type] }))}
    onChoose={(chosen) => onChoose(chosen as GstType)}
  />
);

/** Nothing, where the number and the rate go together. */
export const TaxWarning = ({ gstNumber, gstRate }: { gstNumber: string | null; gstRate: GstRate }) => {
  const warning = taxWarning(gstNumber, gstRate);
  return (
    warning && (
      <Alert severity="warning" role="status" sx={{ gridColumn: '1 / -1' }}>
        {warning}
      </Alert>
    )
  );
};
