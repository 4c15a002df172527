import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TillView } from '@sae/domain/people';
import { TillRequest } from '@sae/domain/people/people.dto';
import { useMay } from '../auth/user.js';
import { serverMessageOr, serverMessagesOr } from '../data/api-error.js';
import { till as thisTill } from '../data/till.js';
import { DtoForm, useDtoForm } from '../forms/DtoForm.js';
import { SubmitButton, TextInput } from '../forms/inputs.js';
import { ListState } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { Time } from '../ui/Time.js';
import { useNames } from '../ui/useNames.js';
import { useTillRemoval } from './useTillRemoval.js';

const FAILURE = 'Failed to fetch the tills';

const AddTill = () => {
  const adding = useVerb('addTill', {
    success: 'People log in on this device by PIN from now on',
    failure: serverMessagesOr('Failed to make this device a till'),
  });
  const form = useDtoForm(TillRequest, { name: '' }, async ({ name }) => {
    const added = await adding.run({ name });
    if (added) thisTill.choose(added);
  });
  return (
    <DtoForm form={form} label="Till">
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '260px auto 1fr' }, alignItems: 'start' }}
      >
        <TextInput id="till-name" name="name" label="Name of this device" placeholder="Bar" autoComplete="off" />
        <SubmitButton sx={{ height: 48, mt: { sm: '26px' } }}>Make This Device a Till</SubmitButton>
      </Box>
    </DtoForm>
  );
};

const Row = ({ till, isThis }: { till: TillView; isThis: boolean }) => {
  const { id, name, person } = till;
  const names = useNames();
  const mayEnd = useMay('RemoveTill');
  const ending = useVerb('endAtTill', {
    success: 'That login has ended',
    failure: serverMessageOr('Failed to end the login'),
  });
  const remove = useTillRemoval(till);
  const who = person && (names.get(person.id)?.name ?? 'Somebody');
  const of = { 'aria-describedby': `till-${id}`, size: 'small' } as const;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <span id={`till-${id}`}>{name}</span>
          {isThis && <Chip label="This device" size="small" color="success" variant="outlined" sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" color="text.secondary" component="div">
          {person ? (
            <>
              {who}, since <Time at={person.since} />
            </>
          ) : (
            'Nobody is logged in there by PIN'
          )}
        </Typography>
      </Box>
      {mayEnd && person && (
        <Button {...of} onClick={() => void ending.run({ id })}>
          Log Out {who}
        </Button>
      )}
      {mayEnd && (
        <Button {...of} color="error" onClick={() => void remove()}>
          Remove
        </Button>
      )}
    </Stack>
  );
};

/** The devices on which people log in by PIN, and who is there. */
export const TillsPanel = () => {
  const asked = useQuestion('tills', undefined, { queryKey: ['people', 'tills'] });
  const own = thisTill.useChoice();
  const mayAdd = useMay('AddTill');
  const tills = asked.data ?? [];
  const isHere = tills.some(({ id }) => id === own?.id);
  return (
    <Panel title="Tills">
      <Stack sx={{ gap: 2 }}>
        <Typography color="text.secondary">
          On a till people log in with their name and PIN. Elsewhere a PIN opens nothing.
        </Typography>
        {mayAdd && asked.data && !isHere && <AddTill />}
        <ListState asked={asked} failure={FAILURE} isEmpty={tills.length === 0} empty={null}>
          <Box component="ul" aria-label="Tills" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {tills.map((till) => (
              <Row key={till.id} till={till} isThis={till.id === own?.id} />
            ))}
          </Box>
        </ListState>
      </Stack>
    </Panel>
  );
};
