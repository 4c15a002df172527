import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ROLES, type PersonSessionRow } from '@sae/domain/people';
import { useMay } from '../auth/user.js';
import { serverMessageOr } from '../data/api-error.js';
import { ListState } from '../ui/ListState.js';
import { Panel } from '../ui/Panel.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { Time } from '../ui/Time.js';
import { useTillRemoval } from './useTillRemoval.js';

/** The device itself is none any more, and with it whoever is there. */
const RemoveTill = ({ till, of }: { till: NonNullable<PersonSessionRow['till']>; of: string }) => {
  const mayRemove = useMay('RemoveTill');
  const removing = useTillRemoval(till);
  if (!mayRemove) return null;
  return (
    <Button aria-describedby={of} color="error" onClick={() => void removing()}>
      Remove Till
    </Button>
  );
};

const Row = ({ session }: { session: PersonSessionRow }) => {
  const { id, person, till, browser, startedAt } = session;
  const mayEnd = useMay('EndSessionOf');
  const ending = useVerb('endSessionOf', {
    confirm: {
      title: `Log out ${person.name}?`,
      text: `They are logged out ${till ? `at ${till.name}` : `on ${browser ?? 'their device'}`} at once, and can log in again.`,
      action: 'Log Out',
      danger: true,
    },
    success: 'That login has ended',
    failure: serverMessageOr('Failed to end the login'),
  });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <span id={`session-${id}`}>{person.name}</span>
        </Typography>
        <Typography variant="body2" color="text.secondary" component="div">
          {ROLES[person.role]} · {till ? till.name : browser} · since <Time at={startedAt} />
        </Typography>
      </Box>
      {till && <RemoveTill till={till} of={`session-${id}`} />}
      {mayEnd && (
        <Button
          variant="outlined"
          color="error"
          aria-describedby={`session-${id}`}
          onClick={() => void ending.run({ id })}
        >
          Log Out
        </Button>
      )}
    </Stack>
  );
};

/** Which of the people are logged in where; nothing where nobody is. */
export const PersonSessions = () => {
  const asked = useQuestion('personSessions', undefined, { queryKey: ['people', 'sessions'] });
  const sessions = asked.data ?? [];
  if (sessions.length === 0 && !asked.error) return null;
  return (
    <Panel title="People Logged In">
      <ListState asked={asked} failure="Failed to fetch who is logged in" isEmpty={sessions.length === 0} empty={null}>
        <Box component="ul" aria-label="People logged in" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </Box>
      </ListState>
    </Panel>
  );
};
