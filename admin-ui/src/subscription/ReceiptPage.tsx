import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../data/api-error.js';
import { PlanReceipt } from '../print/PlanReceipt.js';
import { Brand } from '../ui/Brand.js';
import { EmptyState, Unreachable } from '../ui/EmptyState.js';
import { FullPage } from '../ui/FullPage.js';
import { usePageTitle } from '../ui/PageHeader.js';
import { subscription } from './subscription.data.js';

/** The paper is printed, whatever its size; the page around it is not. */
const ON_PAPER = {
  '@page': { margin: '12mm' },
  '@media (max-width: 100mm)': { '@page': { margin: '4mm' } },
  '@media print': { 'html, body': { background: '#fff !important' } },
};

const UNFRAMED = { '@media print': { p: 0, maxWidth: 'none', border: 0, borderRadius: 0 } };

/** Where a receipt lies to be read. */
const ReceiptDesk = ({ canPrint = false, children }: { canPrint?: boolean; children: ReactNode }) => (
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

const Missing = () => (
  <EmptyState
    text="There is no such receipt"
    hint="This restaurant has paid nothing under that number. Its receipts are listed on the Account page."
    action={
      <Button component={Link} to="/account" variant="contained">
        Go to Account
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The receipt of a payment, to be read, printed and kept; what the mail about it links to. */
export const ReceiptPage = () => {
  const { paymentId = '' } = useParams();
  usePageTitle('Receipt');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['receipt', paymentId],
    queryFn: () => subscription.receipt(paymentId),
  });
  if (isPending) return <FullPage />;
  const why = isMissing(error) ? (
    <Missing />
  ) : (
    <Unreachable text="Failed to load the receipt" onRetry={() => void refetch()} />
  );
  return <ReceiptDesk canPrint={data !== undefined}>{data ? <PlanReceipt receipt={data} /> : why}</ReceiptDesk>;
};
