import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from '../ui/Brand.js';

/** The paper is printed, whatever its size; the page around it is not. */
const ON_PAPER = {
  '@page': { margin: '12mm' },
  '@media (max-width: 100mm)': { '@page': { margin: '4mm' } },
  '@media print': { 'html, body': { background: '#fff !important' } },
};

const UNFRAMED = { '@media print': { p: 0, maxWidth: 'none', border: 0, borderRadius: 0 } };

/** Where a receipt lies to be read. */
export const ReceiptDesk = ({ canPrint = false, children }: { canPrint?: boolean; children: ReactNode }) => (
  <Box sx={{ maxWidth: 860, mx: 'auto', px: { xs: 1.5, sm: 3 }, py: { xs: 2, sm: 4 }, ...UNFRAMED }}>
    <GlobalStyles styles={ON_PAPER} />
    <Stack
      component="header"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2, displayPrint: 'none' }}
    >
      <Box sx={{ flex: 1 }}>
        <Brand />
      </Box>
      <Button component={Link} to="/account" color="inherit">
        Account
      </Button>
      {canPrint && (
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
      )}
    </Stack>
    <Box
      component="main"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.6,
        overflow: 'clip',
        bgcolor: 'background.paper',
        ...UNFRAMED,
      }}
    >
      {children}
    </Box>
  </Box>
);
