import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { NO_BUYER, type ReceiptSettings, type SettingsField } from './receipt-settings.js';

type Buyer = Pick<ReceiptSettings, keyof typeof NO_BUYER>;

/** A business that wants its name and number on the bill: asked for where staff say so. */
export const BuyerFields = ({
  isToBusiness,
  buyerName,
  buyerGstNumber,
  problems,
  onChange,
}: Buyer & {
  readonly problems: Partial<Record<SettingsField, string>>;
  readonly onChange: (changes: Partial<Buyer>) => void;
}) => (
  <>
    <FormControlLabel
      label="Bill to a business"
      control={
        <Checkbox
          checked={isToBusiness}
          onChange={(_, isWanted) => onChange({ ...NO_BUYER, isToBusiness: isWanted })}
        />
      }
      sx={{ gridColumn: '1 / -1', my: -1.5 }}
    />
    {isToBusiness && (
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
