import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { NO_BUYER, type ReceiptSettings, type SettingsField } from './receipt-settings.js';

type Buyer = Pick<ReceiptSettings, keyof typeof NO_BUYER>;

/** A business that wants its name and number on the bill: asked for where staff say so. */
export const BuyerFields = ({
  buyerName,
  buyerGstNumber,
  problems,
  onChange,
}: Buyer & {
  readonly problems: Partial<Record<SettingsField, string>>;
  readonly onChange: (changes: Partial<Buyer>) => void;
}) => {
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted || buyerName !== '' || buyerGstNumber !== '';
  const choose = (wanted: boolean) => {
    setWanted(wanted);
    if (!wanted) onChange(NO_BUYER);
  };
  return (
    <>
      <FormControlLabel
        label="Bill to a business"
        control={<Checkbox checked={isShown} onChange={(_, wanted) => choose(wanted)} />}
        sx={{ gridColumn: '1 / -1', my: -1.5 }}
      />
      {isShown && (
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField
            label="Business Name"
            value={buyerName}
            error={problems.buyerName !== undefined}
            helperText={problems.buyerName}
            onChange={({ target }) => onChange({ buyerName: target.value })}
          />
          <TextField
            label="Business GSTIN"
            value={buyerGstNumber}
            error={problems.buyerGstNumber !== undefined}
            helperText={problems.buyerGstNumber}
            slotProps={{ htmlInput: { style: { textTransform: 'uppercase' }, spellCheck: false, autoComplete: 'off' } }}
            onChange={({ target }) => onChange({ buyerGstNumber: target.value })}
          />
        </Box>
      )}
    </>
  );
};
