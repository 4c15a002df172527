import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countText } from '@sae/domain/kernel';
import { useState } from 'react';
import { ListState } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion } from '../ui/provider.js';
import { Time } from '../ui/Time.js';
import { AddSecondFactor } from './AddSecondFactor.js';
import { OtherRecoveryCodes, RemoveSecondFactor } from './SecondFactorForms.js';

type Open = 'add' | 'codes' | 'remove';

/** What the owner is asked for beside the password. */
export const SecondFactorPanel = () => {
  const asked = useQuestion('secondFactor', undefined, { queryKey: ['second-factor'] });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { addedAt = null, recoveryCodesLeft = 0 } = asked.data ?? {};
  return (
    <Panel title="Second Factor">
      <ListState asked={asked} failure="Failed to fetch the second factor" isEmpty={!asked.data} empty={null}>
        <Stack sx={{ gap: 2, alignItems: 'start' }}>
          <Typography color="text.secondary">
            {addedAt
              ? 'A new browser, the UPI ID, the GST Number and managers ask for the code of your authenticator app.'
              : 'With an authenticator app on your phone, your password alone opens nothing on a new browser.'}
          </Typography>
          {addedAt ? (
            <>
              <Typography component="div">
                Added <Time at={addedAt} />, {countText(recoveryCodesLeft, 'recovery code')} left
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
                <Button variant="outlined" onClick={() => setOpen('codes')}>
                  New Recovery Codes
                </Button>
                <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
                  Remove Second Factor
                </Button>
              </Stack>
            </>
          ) : (
            <Button variant="outlined" onClick={() => setOpen('add')}>
              Add Second Factor
            </Button>
          )}
        </Stack>
      </ListState>
      {open === 'add' && <AddSecondFactor onDone={close} />}
      {open === 'codes' && <OtherRecoveryCodes onDone={close} />}
      {open === 'remove' && <RemoveSecondFactor onDone={close} />}
    </Panel>
  );
};
