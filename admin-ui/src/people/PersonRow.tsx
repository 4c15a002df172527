import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ROLES, type PersonView } from '@sae/domain/people';
import { useRecordContext } from 'react-admin';
import { useMay } from '../auth/user.js';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';

const NO_PIN = 'No PIN yet';

const useStanding = ({ name, login }: PersonView) => {
  const suspending = useVerb('suspendPerson', {
    confirm: {
      title: `Suspend ${name}?`,
      text: 'They are logged out at once, and nobody gets in by their name until they are restored.',
      action: 'Suspend',
      danger: true,
    },
    success: `${name} is suspended`,
    failure: serverMessageOr('Failed to suspend the person'),
  });
  const restoring = useVerb('restorePerson', {
    success: `${name} may log in again`,
    failure: serverMessageOr('Failed to restore the person'),
  });
  const removing = useVerb('removePerson', {
    confirm: {
      title: `Remove ${name}?`,
      text: 'They are logged out at once. Their name stays on what they did.',
      action: 'Remove',
      danger: true,
    },
    success: `${name} was removed`,
    failure: serverMessageOr('Failed to remove the person'),
  });
  const removingLogin = useVerb('removeLogin', {
    confirm: {
      title: login?.joinedAt ? `Remove the email login of ${name}?` : `Withdraw the invitation of ${name}?`,
      text: login?.joinedAt
        ? `${login.email} opens nothing here any more, and they are logged out wherever they used it. A PIN stays good.`
        : `The mail that was sent to ${login?.email} opens nothing any more.`,
      action: login?.joinedAt ? 'Remove Login' : 'Withdraw',
      danger: true,
    },
    success: login?.joinedAt ? 'That login was removed' : 'The invitation was withdrawn',
    failure: serverMessageOr('Failed to remove the login'),
  });
  return { suspending, restoring, removing, removingLogin };
};

interface PersonRowProps {
  readonly onChange: (person: PersonView) => void;
  readonly onSetPin: (person: PersonView) => void;
  readonly onInvite: (person: PersonView) => void;
}

const Doings = ({ person, onChange, onSetPin, onInvite }: PersonRowProps & { person: PersonView }) => {
  const { suspending, restoring, removing, removingLogin } = useStanding(person);
  const of = { 'aria-describedby': `person-${person.id}`, size: 'small' } as const;
  const { id, status, login } = person;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', ml: { xs: -1, sm: 0 } }}>
      <Button {...of} onClick={() => onChange(person)}>
        Change
      </Button>
      <Button {...of} onClick={() => onSetPin(person)}>
        Set PIN
      </Button>
      {!login?.joinedAt && (
        <Button {...of} onClick={() => onInvite(person)}>
          {login ? 'Invite Again' : 'Invite'}
        </Button>
      )}
      {login && (
        <Button {...of} onClick={() => void removingLogin.run({ id })}>
          {login.joinedAt ? 'Remove Login' : 'Withdraw'}
        </Button>
      )}
      {status === 'active' ? (
        <Button {...of} color="error" onClick={() => void suspending.run({ id })}>
          Suspend
        </Button>
      ) : (
        <Button {...of} onClick={() => void restoring.run({ id })}>
          Restore
        </Button>
      )}
      <Button {...of} color="error" onClick={() => void removing.run({ id })}>
        Remove
      </Button>
    </Stack>
  );
};

/** Somebody who works here, and what can be done about that. */
export const PersonRow = (props: PersonRowProps) => {
  const person = useRecordContext<PersonView>();
  const mayChange = useMay('ChangePerson');
  if (!person) return null;
  const { id, name, role, status, hasPin, login } = person;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: { xs: 0.5, sm: 2 } },
        ...{ alignItems: { sm: 'center' }, px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <span id={`person-${id}`}>{name}</span>
          {status === 'suspended' && (
            <Chip label="Suspended" size="small" color="warning" variant="outlined" sx={{ ml: 1 }} />
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {hasPin || login ? ROLES[role] : `${ROLES[role]} · ${NO_PIN}`}
        </Typography>
        {login && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {login.email} {!login.joinedAt && <Chip label="Invited" size="small" variant="outlined" sx={{ ml: 0.5 }} />}
          </Typography>
        )}
      </Box>
      {mayChange && <Doings person={person} {...props} />}
    </Box>
  );
};
