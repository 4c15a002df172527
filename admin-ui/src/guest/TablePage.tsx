import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { tableName } from '@sae/domain/ordering';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { FullPage } from '../shell/FullPage.js';
import { usePageTitle } from '../shell/usePageTitle.js';
import { useGuestTable } from './useGuestTable.js';

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title);
  return (
    <Stack sx={{ minHeight: '100dvh', alignItems: 'center', textAlign: 'center', p: 3 }}>
      <Stack component="main" sx={{ flex: 1, justifyContent: 'center', alignItems: 'center', gap: 2, maxWidth: 420 }}>
        {children}
      </Stack>
      <Typography component="footer" variant="body2" color="text.secondary">
        Powered by SAE
      </Typography>
    </Stack>
  );
};

const Heading = ({ children }: { children: ReactNode }) => (
  <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** What a guest sees who scans the code on a table. */
export const TablePage = () => {
  const { found, again } = useGuestTable(useParams().token ?? '');
  switch (found.is) {
    case 'looked-up':
      return <FullPage />;
    case 'there': {
      const { restaurantName, profilePicture, tableNo } = found.table;
      return (
        <Frame title={restaurantName}>
          {profilePicture && (
            <Box
              component="img"
              src={profilePicture}
              alt=""
              sx={{ width: 96, height: 96, borderRadius: 4, objectFit: 'cover' }}
            />
          )}
          <Heading>{restaurantName}</Heading>
          <Typography
            sx={{
              px: 2.5,
              py: 0.75,
              borderRadius: 9,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 700,
            }}
          >
            {tableName(tableNo)}
          </Typography>
          <Typography color="text.secondary">
            Ordering here is coming soon. Until then our staff will gladly help you.
          </Typography>
        </Frame>
      );
    }
    case 'gone':
      return (
        <Frame title="QR code">
          <Heading>This QR code is no longer valid</Heading>
          <Typography color="text.secondary">Please ask the staff for help.</Typography>
        </Frame>
      );
    case 'unknown':
      return (
        <Frame title="QR code">
          <Heading>The page could not be loaded</Heading>
          <Typography color="text.secondary">Please check your connection and try again.</Typography>
          <Button variant="contained" onClick={again}>
            Try again
          </Button>
        </Frame>
      );
  }
};
