import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AccountRequest } from '@sae/domain/access/account.dto';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../forms/inputs.js';
import { SwitchInput } from '../forms/SwitchInput.js';
import { GstRateChoice, GstTypeChoice, TaxWarning } from '../ui/Gst.js';

/** What a bill begins with on a device where nothing else was chosen. */
export const BillInputs = () => {
  const { watch, setValue } = useFormContext<Required<AccountRequest>>();
  const [gstNumber, gstRate, gstType] = watch(['gstNumber', 'gstRate', 'gstType']);
  return (
    <>
      <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ gridColumn: '1 / -1', mb: -1 }}>
        A bill begins with
      </Typography>
      <GstRateChoice value={gstRate} onChoose={(chosen) => setValue('gstRate', chosen)} />
      <GstTypeChoice value={gstType} onChoose={(chosen) => setValue('gstType', chosen)} />
      <TaxWarning gstNumber={gstNumber.trim() || null} gstRate={gstRate} />
      <TextInput
        name="serviceCharge"
        label="Service Charge (₹)"
        autoComplete="off"
        inputProps={{ inputMode: 'decimal' }}
      />
      <TextInput name="billMessage" label="Message" autoComplete="off" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SwitchInput
          name="billSecondNames"
          label="Bills say second names too"
          hint="Below the name of each dish that has one on the menu. Kitchen tickets always say it."
        />
        <SwitchInput
          name="billServedBy"
          label="Bills say who served"
          hint="The name of who took the table’s last order, where it is one of your people."
        />
      </Box>
    </>
  );
};
