import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PaymentClaimView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { DataTable } from 'react-admin';
import { orderTable } from '../orders/order-look.js';
import { KeptFocus } from '../ui/kept.js';
import { Panel } from '../ui/Panel.js';
import { Time } from '../ui/Time.js';
import { useClaims, useDismissal, useReceived } from './useClaims.js';

const Col = DataTable.Col<PaymentClaimView>;

const Buttons = ({ claim }: { claim: PaymentClaimView }) => {
  const { id, orderId, amount } = claim;
  const received = useReceived();
  const dismissal = useDismissal(claim);
  const describedBy = `claim-${id}-table claim-${id}-amount`;
  return (
    <Box className="buttons">
      {orderId === null ? (
        <span className="note">Print the receipt first</span>
      ) : (
        <Button
          variant="contained"
          aria-describedby={describedBy}
          aria-busy={received.isRunning()}
          onClick={() => void received.run({ id: orderId, tender: { kind: 'upi', amount, tip: 0, claimId: id } })}
        >
          UPI Received
        </Button>
      )}
      <Button
        variant="outlined"
        color="error"
        aria-describedby={describedBy}
        onClick={() => void dismissal.run({ id })}
      >
        Dismiss
      </Button>
    </Box>
  );
};

/** Claims as orders are shown; their columns have the names of those of orders, for the sake of the look. */
export const ClaimTable = ({ claims }: { claims: readonly PaymentClaimView[] }) => (
  <DataTable<PaymentClaimView>
    resource="claims"
    aria-label="Payment Claims"
    data={[...claims]}
    total={claims.length}
    isPending={false}
    sx={orderTable}
  >
    <Col
      source="tableNo"
      render={({ id, tableNo }) => (
        <>
          <strong id={`claim-${id}-table`}>{tableName(tableNo)}</strong>{' '}
          <Chip label="Claim" size="small" color="warning" variant="outlined" />
        </>
      )}
    />
    <Col
      source="items"
      cellSx={() => ({ overflowWrap: 'anywhere' })}
      render={({ reference, billNo }) => (
        <>
          UPI reference <strong>{reference}</strong>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {billNo ? `Bill ${billNo}` : 'Not billed yet'}
          </Box>
        </>
      )}
    />
    <Col
      source="total"
      align="right"
      render={({ id, amount }) => <span id={`claim-${id}-amount`}>{formatRupees(amount)}</span>}
    />
    <Col source="createdAt" render={({ claimedAt }) => <Time at={claimedAt} />} />
    <Col source="actions" render={(claim) => <Buttons claim={claim} />} />
  </DataTable>
);

/** What guests say they have paid; there only while somebody does. */
export const PaymentClaims = () => {
  const claims = useClaims();
  if (claims.length === 0) return null;
  return (
    <Panel title="Payment Claims" flush>
      <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, pb: 2, mt: -1 }}>
        Guests say that they have paid. Nothing counts as paid until you have seen the money and say so.
      </Typography>
      <KeptFocus label="Payment Claims" rows={claims}>
        <ClaimTable claims={claims} />
      </KeptFocus>
    </Panel>
  );
};
