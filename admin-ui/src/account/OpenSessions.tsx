import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenSessionView } from '@sae/domain/access';
import { dateTimeText } from '@sae/domain/kernel';
import { ListBase, RecordsIterator, useDelete, useListContext, useRecordContext } from 'react-admin';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../ui/useVerb.js';
import { restaurantZone } from '../data/zone.js';
import { useConfirm } from '../ui/confirm.js';
import { ListPanel } from '../ui/ListPanel.js';
import { wholeInPanel } from '../ui/query-client.js';
import { useToasts } from '../ui/toasts.js';

const Time = ({ label, at }: { label: string; at: string }) => (
  <span>
    {label} <time dateTime={at}>{dateTimeText(at, restaurantZone())}</time>
  </span>
);

const End = ({ login }: { login: OpenSessionView }) => {
  const { id, browser } = login;
  const confirm = useConfirm();
  const toasts = useToasts();
  const [end] = useDelete(
    'users/sessions',
    { id, previousData: login },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => toasts.success('That login has ended'),
      onError: (error) => toasts.failed(error, serverMessageOr('Failed to end the login')),
    },
  );
  const onEnd = async () => {
    const text = `${browser} is logged out at once. If you do not know it, reset your password too.`;
    if (await confirm({ title: 'End this login?', text, action: 'End Login', danger: true })) void end();
  };
  return (
    <Button variant="outlined" color="error" aria-describedby={`login-${id}`} onClick={() => void onEnd()}>
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
          <Time label="Since" at={startedAt} />
          {!isCurrent && <Time label="Last seen" at={lastSeenAt} />}
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
