import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { APPROVAL_KINDS, APPROVALS, OWNER_ID, type PeopleSettings } from '@sae/domain/people';
import { PeopleSettingsRequest } from '@sae/domain/people/people.dto';
import { useState } from 'react';
import { serverMessagesOr } from '../data/api-error.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton, TextInput } from '../forms/inputs.js';
import { Choice } from '../ui/Choice.js';
import { ListState } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { PinForm } from './PinForm.js';

const LOCKS = [
  { value: 0, name: 'Never' },
  { value: 1, name: 'After 1 minute' },
  { value: 5, name: 'After 5 minutes' },
  { value: 15, name: 'After 15 minutes' },
];

const SettingsForm = ({ settings }: { settings: PeopleSettings }) => {
  const changing = useVerb('changePeopleSettings', {
    success: 'Saved',
    failure: serverMessagesOr('Failed to save'),
  });
  const { lockMinutes, approvals, dayDifference } = settings;
  const form = useDtoForm(PeopleSettingsRequest, { lockMinutes, approvals, dayDifference }, (values) =>
    changing.run(values),
  );
  const wanted = form.watch('approvals');
  return (
    <DtoForm form={form} label="Approvals">
      <Choice
        label="A till locks itself"
        value={form.watch('lockMinutes')}
        options={LOCKS}
        sx={{ maxWidth: 320 }}
        onChoose={(minutes) => form.setValue('lockMinutes', Number(minutes))}
      />
      <Box>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          A manager’s approval is needed for
        </Typography>
        <Typography variant="body2" color="text.secondary">
          A cashier or waiter is asked for a manager’s PIN, and the books say who approved.
        </Typography>
        <FormGroup sx={{ mt: 1 }}>
          {APPROVAL_KINDS.map((kind) => (
            <FormControlLabel
              key={kind}
              label={APPROVALS[kind]}
              control={
                <Switch
                  checked={wanted.includes(kind)}
                  onChange={(_, isOn) =>
                    form.setValue(
                      'approvals',
                      APPROVAL_KINDS.filter((one) => (one === kind ? isOn : wanted.includes(one))),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </Box>
      <Box sx={{ maxWidth: 320 }}>
        <TextInput
          name="dayDifference"
          label="Limit of a day’s difference"
          autoComplete="off"
          hint="In rupees, too much or too little, of all kinds of money together"
          inputProps={{ inputMode: 'decimal' }}
        />
      </Box>
      <SubmitButton sx={{ alignSelf: 'start' }}>Save</SubmitButton>
    </DtoForm>
  );
};

/** How people log in at tills, and what wants a manager beside. */
export const PeopleSettingsPanel = () => {
  const asked = useQuestion('peopleSettings', undefined, { queryKey: ['people', 'settings'] });
  const [isSettingPin, setSettingPin] = useState(false);
  const { data: settings } = asked;
  return (
    <Panel title="Till Lock and Approvals">
      <ListState asked={asked} failure="Failed to fetch the settings" isEmpty={!settings} empty={null}>
        {settings && (
          <Stack sx={{ gap: 3 }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Typography sx={{ flex: '1 1 240px' }}>
                {settings.ownerHasPin
                  ? 'You have a PIN: at a till you log in and approve with it.'
                  : 'You have no PIN yet: with one you can log in at a till, and approve there.'}
              </Typography>
              <Button variant="outlined" onClick={() => setSettingPin(true)}>
                {settings.ownerHasPin ? 'Change Your PIN' : 'Set Your PIN'}
              </Button>
            </Stack>
            <SettingsForm key={JSON.stringify(settings)} settings={settings} />
          </Stack>
        )}
      </ListState>
      {isSettingPin && <PinForm id={OWNER_ID} title="Your PIN" onDone={() => setSettingPin(false)} />}
    </Panel>
  );
};
