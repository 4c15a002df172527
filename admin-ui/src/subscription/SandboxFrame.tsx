import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from '../ui/Brand.js';
import { usePageTitle } from '../ui/usePageTitle.js';

const TAPE = 'repeating-linear-gradient(-45deg, #1a1a1a 0 16px, #ffc400 16px 32px)';

const Tape = () => <Box aria-hidden sx={{ height: 20, background: TAPE }} />;

/** Looks like no payment page there is: nobody shall think that money moves here. */
export const SandboxFrame = ({ children }: { children: ReactNode }) => {
  usePageTitle('Test payment');
  return (
    <Stack
      component="main"
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        gap: 3,
        px: 2,
        py: { xs: 3, md: 6 },
        justifyContent: { md: 'center' },
      }}
    >
      <Brand />
      <Card sx={{ width: '100%', maxWidth: 460, borderColor: '#ffc400', borderWidth: 2 }}>
        <Tape />
        <Box sx={{ bgcolor: '#ffc400', color: '#1a1a1a', px: { xs: 2.5, sm: 4 }, py: 2 }}>
          <Typography variant="h1">Test payment</Typography>
          <Typography sx={{ fontWeight: 600, mt: 0.5 }}>This is not a real payment. Nothing is charged.</Typography>
        </Box>
        <Box sx={{ p: { xs: 2.5, sm: 4 } }}>{children}</Box>
        <Tape />
      </Card>
    </Stack>
  );
};
