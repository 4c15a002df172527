import Box from '@mui/material/Box';
import { PageHeader } from '../ui/PageHeader.js';
import { useUser } from '../auth/user.js';
import { PlanHistory } from '../subscription/PlanHistory.js';
import { AccountForm } from './AccountForm.js';
import { AccountSummary } from './AccountSummary.js';
import { OpenSessions } from './OpenSessions.js';

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
          }}
        >
          <AccountSummary user={user} />
          <AccountForm user={user} />
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <PlanHistory user={user} />
          </Box>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <OpenSessions />
          </Box>
        </Box>
      )}
    </>
  );
};
