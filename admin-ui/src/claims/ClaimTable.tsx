import { tableName } from '@sae/domain/ordering';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PaymentClaimView } from '@sae/domain/guests';
import { dateTimeText, formatRupees } from '@sae/domain/kernel';
import { tableOnPhones } from '../ordering/table-on-phones.js';
import { restaurantZone } from '../data/zone.js';

const COLUMNS = ['Table No.', 'Claim', 'Amount Claimed', 'Date & Time', 'Action'] as const;

interface ClaimActions {
  readonly onPaid: (orderId: number) => void;
  readonly onDismiss: (id: number) => void;
}

const Buttons = ({ claim, onPaid, onDismiss }: { claim: PaymentClaimView } & ClaimActions) => {
  const { id, orderId } = claim;
  const describedBy = `claim-${id}-table claim-${id}-amount`;
  return (
    <Box className="buttons">
      {orderId === null ? (
        <span className="note">Print the receipt first</span>
      ) : (
        <Button variant="contained" aria-describedby={describedBy} onClick={() => onPaid(orderId)}>
          Mark Paid
        </Button>
      )}
      <Button variant="outlined" color="error" aria-describedby={describedBy} onClick={() => onDismiss(id)}>
        Dismiss
      </Button>
    </Box>
  );
};

/** Claims as a table, and on a phone as cards, as orders are. */
export const ClaimTable = ({ claims, ...actions }: { claims: readonly PaymentClaimView[] } & ClaimActions) => (
  <Box sx={tableOnPhones}>
    <Table role="table" aria-label="Payment Claims">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {COLUMNS.map((title) => (
            <TableCell key={title} role="columnheader" align={title === 'Amount Claimed' ? 'right' : 'left'}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {claims.map((claim) => (
          <TableRow key={claim.id} role="row">
            <TableCell role="cell" data-part="place">
              <strong id={`claim-${claim.id}-table`}>{tableName(claim.tableNo)}</strong>{' '}
              <Chip label="Claim" size="small" color="warning" variant="outlined" />
            </TableCell>
            <TableCell role="cell" data-part="items" sx={{ overflowWrap: 'anywhere' }}>
              UPI reference <strong>{claim.reference}</strong>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {claim.billNo ? `Bill ${claim.billNo}` : 'Not billed yet'}
              </Box>
            </TableCell>
            <TableCell role="cell" data-part="total" align="right" id={`claim-${claim.id}-amount`}>
              {formatRupees(claim.amount)}
            </TableCell>
            <TableCell role="cell" data-part="time">
              <time dateTime={claim.claimedAt}>{dateTimeText(claim.claimedAt, restaurantZone())}</time>
            </TableCell>
            <TableCell role="cell" data-part="action">
              <Buttons claim={claim} {...actions} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
