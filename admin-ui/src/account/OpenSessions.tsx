import Button from '@mui/material/Button';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../data/useVerb.js';
import { LoadFailure } from '../shell/LoadFailure.js';
import { Panel } from '../shell/Panel.js';
import { PanelSkeleton } from '../shell/PanelSkeleton.js';
import { OpenSessionList } from './OpenSessionList.js';
import { useOpenSessions } from './useOpenSessions.js';

const TITLE = 'Where You Are Logged In';

/** Every browser the account is open in, and how to close it from here. */
export const OpenSessions = () => {
  const { data: logins, isPending, refetch } = useOpenSessions();
  const end = useVerb('endLogin', {
    confirm: ({ browser }) => ({
      title: 'End this login?',
      text: `${browser} is logged out at once. If you do not know it, reset your password too.`,
      action: 'End Login',
      danger: true,
    }),
    success: 'That login has ended',
    failure: serverMessageOr('Failed to end the login'),
  });
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
  if (isPending) return <PanelSkeleton title={TITLE} rows={2} />;
  if (!logins) return <LoadFailure title={TITLE} text="Failed to load the logins" onRetry={() => void refetch()} />;
  const action = logins.length > 1 && (
    <Button variant="outlined" color="error" onClick={() => void endOthers.run({})}>
      End All Others
    </Button>
  );
  return (
    <Panel title={TITLE} actions={action}>
      <OpenSessionList logins={logins} onEnd={(login) => void end.run(login)} />
    </Panel>
  );
};
