import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { AccountRequest } from '@sae/domain/access/account.dto';
import { useFormContext } from 'react-hook-form';

const HINT = 'own-orders-hint';

export const OwnOrdersSwitch = () => {
  const { watch, setValue } = useFormContext<Required<AccountRequest>>();
  return (
    <FormControl sx={{ gridColumn: '1 / -1' }}>
      <FormControlLabel
        label="Staff’s own orders go to the kitchen at once"
        control={
          <Switch
            checked={watch('acceptsOwnOrders')}
            onChange={(_, accepts) => setValue('acceptsOwnOrders', accepts)}
            slotProps={{ input: { 'aria-describedby': HINT } }}
          />
        }
      />
      <FormHelperText id={HINT}>
        What is placed on Take Order is accepted by the same press, and its kitchen ticket printed. Guests’ orders wait
        to be accepted.
      </FormHelperText>
    </FormControl>
  );
};
