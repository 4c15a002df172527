import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BillView } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { useId, useState } from 'react';
import { Bill } from '../print/index.js';

/** A bill in two lines, and as it was printed when asked. */
export const IssuedBill = ({
  bill,
  share,
  replaces,
  isCancelled,
}: {
  bill: BillView;
  share?: number;
  replaces?: string;
  isCancelled: boolean;
}) => {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const total = formatRupees(bill.total);
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2">
        {bill.billNo}, {isCancelled ? <del>{total}</del> : <strong>{total}</strong>}
      </Typography>
      {share !== undefined && bill.orderIds.length > 1 && (
        <Typography variant="body2" color="text.secondary">
          This order’s part {formatRupees(share)}; on the bill with{' '}
          {bill.orderIds.length === 2 ? 'one other' : `${bill.orderIds.length - 1} others`}
        </Typography>
      )}
      {replaces && (
        <Typography variant="body2" color="text.secondary">
          In place of {replaces}, which was cancelled
        </Typography>
      )}
      <Button
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={`${isShown ? 'Hide' : 'Show'} bill ${bill.billNo}`}
        onClick={() => setShown(!isShown)}
        sx={{ ml: -2.25 }}
      >
        {isShown ? 'Hide bill' : 'Show bill'}
      </Button>
      <Box id={id} hidden={!isShown} sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
        {isShown && <Bill bill={bill} />}
      </Box>
    </Box>
  );
};
