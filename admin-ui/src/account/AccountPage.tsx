import Box from '@mui/material/Box';
import { PageHeader } from '../ui/PageHeader.js';
import { useUser } from '../auth/user.js';
import { PersonSessions } from '../people/PersonSessions.js';
import { PlanHistory } from '../subscription/PlanHistory.js';
import { AccountForm } from './AccountForm.js';
import { AccountSummary } from './AccountSummary.js';
import { OpenSessions } from './OpenSessions.js';
import { SecondFactorPanel } from './SecondFactorPanel.js';

export const AccountPage = () => {
  const user = useUser();
  return (
    <>
      <PageHeader title="Account" />
      {user && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { lg: 'minmax(300px, 380px) minmax(0, 1fr)' },
            alignItems: 'start',
            '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
          }}
        >
          <AccountSummary user={user} />
          <AccountForm user={user} />
          <PlanHistory user={user} />
          <OpenSessions />
          <PersonSessions />
          <SecondFactorPanel />
        </Box>
      )}
    </>
  );
};
