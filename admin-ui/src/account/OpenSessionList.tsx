import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenSessionView } from '@sae/domain/access';
import { dateTimeText } from '@sae/domain/kernel';
import { restaurantZone } from '../data/zone.js';

const Time = ({ label, at }: { label: string; at: string }) => (
  <span>
    {label} <time dateTime={at}>{dateTimeText(at, restaurantZone())}</time>
  </span>
);

const Login = ({ login, onEnd }: { login: OpenSessionView; onEnd: () => void }) => {
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
      {!isCurrent && (
        <Button variant="outlined" color="error" aria-describedby={`login-${id}`} onClick={onEnd}>
          End
        </Button>
      )}
    </Stack>
  );
};

/** Each browser in a row of its own; the one that looks ends by Log Out. */
export const OpenSessionList = ({
  logins,
  onEnd,
}: {
  logins: readonly OpenSessionView[];
  onEnd: (login: OpenSessionView) => void;
}) => (
  <Box component="ul" aria-label="Logins" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {logins.map((login) => (
      <Login key={login.id} login={login} onEnd={() => onEnd(login)} />
    ))}
  </Box>
);
