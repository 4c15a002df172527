import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenSessionView } from '@sae/domain/access';
import { ListBase, RecordsIterator, useListContext, useRecordContext } from 'react-admin';
import { serverMessageOr } from '../data/api-error.js';
import { ListPanel } from '../ui/ListPanel.js';
import { useVerb } from '../ui/provider.js';
import { wholeInPanel } from '../ui/query-client.js';
import { Time } from '../ui/Time.js';
import { useRemoval } from '../ui/useTold.js';

const End = ({ login }: { login: OpenSessionView }) => {
  const text = `${login.browser} is logged out at once. If you do not know it, reset your password too.`;
  const { onRemove } = useRemoval(
    'users/sessions',
    login,
    { title: 'End this login?', text, action: 'End Login', danger: true },
    { success: 'That login has ended', failure: serverMessageOr('Failed to end the login') },
  );
  return (
    <Button variant="outlined" color="error" aria-describedby={`login-${login.id}`} onClick={onRemove}>
      End
    </Button>
  );
};

/** A browser; the one that looks ends by Log Out. */
const Login = () => {
  const login = useRecordContext<OpenSessionView>();
  if (!login) return null;
  const { id, browser, startedAt, lastSeenAt, isCurrent } = login;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <span id={`login-${id}`}>{browser}</span>
          {isCurrent && <Chip label="This browser" size="small" color="success" variant="outlined" sx={{ ml: 1 }} />}
        </Typography>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 2, mt: 0.25, typography: 'body2', color: 'text.secondary' }}
        >
          <span>
            Since <Time at={startedAt} />
          </span>
          {!isCurrent && (
            <span>
              Last seen <Time at={lastSeenAt} />
            </span>
          )}
        </Stack>
      </Box>
      {!isCurrent && <End login={login} />}
    </Stack>
  );
};

const EndOthers = () => {
  const { data = [] } = useListContext();
  const endOthers = useVerb('endOtherLogins', {
    confirm: {
      title: 'End all other logins?',
      text: 'Every browser but this one is logged out at once.',
      action: 'End All Others',
      danger: true,
    },
    success: 'All other logins have ended',
    failure: serverMessageOr('Failed to end the logins'),
  });
  if (data.length <= 1) return null;
  return (
    <Button variant="outlined" color="error" onClick={() => void endOthers.run({})}>
      End All Others
    </Button>
  );
};

/** Every browser the account is open in, and how to close it from here. */
export const OpenSessions = () => (
  <ListBase resource="users/sessions" {...wholeInPanel} sort={{ field: 'startedAt', order: 'DESC' }}>
    <ListPanel
      title="Where You Are Logged In"
      failure="Failed to load the logins"
      flush={false}
      actions={<EndOthers />}
      empty={null}
    >
      <Box component="ul" aria-label="Logins" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <RecordsIterator>
          <Login />
        </RecordsIterator>
      </Box>
    </ListPanel>
  </ListBase>
);
