import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PersonView } from '@sae/domain/people';
import { useState } from 'react';
import { ListBase, RecordsIterator } from 'react-admin';
import { useMay } from '../auth/user.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListPanel } from '../ui/ListPanel.js';
import { PageHeader } from '../ui/PageHeader.js';
import { wholeInPanel } from '../ui/query-client.js';
import { PeopleSettingsPanel } from './PeopleSettingsPanel.js';
import { LoginForm } from './LoginForm.js';
import { PersonForm } from './PersonForm.js';
import { PersonRow } from './PersonRow.js';
import { PinForm } from './PinForm.js';
import { TillsPanel } from './TillsPanel.js';

type Open =
  | { readonly is: 'person'; readonly person: PersonView | null }
  | { readonly is: 'pin'; readonly person: PersonView }
  | { readonly is: 'login'; readonly person: PersonView };

const Empty = () => (
  <EmptyState
    icon={<PeopleIcon />}
    text="Nobody but the owner"
    hint="Add who works here: each gets a role, a PIN for the till or a login by email, and their own name in the audit."
  />
);

/** Who works here, what they may, and on which devices they log in. */
export const PeoplePage = () => {
  const [open, setOpen] = useState<Open | null>(null);
  const mayAdd = useMay('AddPerson');
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title="People"
        lead="Each fact in the books names who did it."
        actions={
          mayAdd && (
            <Button
              variant="contained"
              startIcon={<PersonAddIcon />}
              onClick={() => setOpen({ is: 'person', person: null })}
            >
              Add Person
            </Button>
          )
        }
      />
      <Stack sx={{ gap: 3 }}>
        <ListBase resource="people" {...wholeInPanel} sort={{ field: 'name', order: 'ASC' }}>
          <ListPanel title="Who Works Here" failure="Failed to fetch the people" empty={<Empty />}>
            <Box component="ul" aria-label="People" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              <RecordsIterator>
                <PersonRow
                  onChange={(person) => setOpen({ is: 'person', person })}
                  onSetPin={(person) => setOpen({ is: 'pin', person })}
                  onInvite={(person) => setOpen({ is: 'login', person })}
                />
              </RecordsIterator>
            </Box>
          </ListPanel>
        </ListBase>
        <TillsPanel />
        {useMay('SetApprovals') && <PeopleSettingsPanel />}
      </Stack>
      {open?.is === 'person' && <PersonForm person={open.person} onDone={close} />}
      {open?.is === 'login' && <LoginForm person={open.person} onDone={close} />}
      {open?.is === 'pin' && <PinForm id={open.person.id} title={`A new PIN for ${open.person.name}`} onDone={close} />}
    </>
  );
};
