import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageTitle } from '../ui/usePageTitle.js';
import { Brand } from '../ui/Brand.js';
import { Welcome } from './Welcome.js';

interface AuthFrameProps {
  readonly title: string;
  /** Above the title, and large. */
  readonly icon?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the signed-out screens: what SAE is on one side, the form on the other. */
export const AuthFrame = ({ title, icon, lead, children }: AuthFrameProps) => {
  usePageTitle(title);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: 'minmax(360px, 5fr) 7fr' } }}>
      <Welcome />
      <Stack
        component="main"
        tabIndex={-1}
        sx={{
          alignItems: 'center',
          justifyContent: { md: 'center' },
          px: { xs: 2, sm: 4 },
          py: { xs: 3, md: 6 },
          gap: 3,
        }}
      >
        <Box sx={{ display: { md: 'none' }, alignSelf: 'flex-start' }}>
          <Brand />
        </Box>
        <Card sx={{ width: '100%', maxWidth: 460, p: { xs: 2.5, sm: 4 } }}>
          {icon && <Box sx={{ mb: 1, ml: -0.5, '& svg': { fontSize: 48, display: 'block' } }}>{icon}</Box>}
          <Typography variant="h1" gutterBottom={!lead}>
            {title}
          </Typography>
          {lead && (
            <Typography color="text.secondary" sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
              {lead}
            </Typography>
          )}
          {children}
        </Card>
      </Stack>
    </Box>
  );
};
