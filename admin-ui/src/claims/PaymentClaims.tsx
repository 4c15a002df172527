import Typography from '@mui/material/Typography';
import { KeptFocus } from '../ui/kept.js';
import type { OrderActions } from '../orders/useOrderActions.js';
import { Panel } from '../ui/Panel.js';
import { ClaimTable } from './ClaimTable.js';
import { useClaims, useDismissal } from './useClaims.js';

/** What guests say they have paid; there only while somebody does. */
export const PaymentClaims = ({ actions: { markPaid } }: { actions: OrderActions }) => {
  const claims = useClaims();
  const dismissal = useDismissal(claims);
  if (claims.length === 0) return null;
  return (
    <Panel title="Payment Claims" flush>
      <Typography color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, pb: 2, mt: -1 }}>
        Guests say that they have paid. Nothing counts as paid until you have seen the money and mark the bill.
      </Typography>
      <KeptFocus label="Payment Claims" rows={claims}>
        <ClaimTable
          claims={claims}
          onPaid={(orderId) => void markPaid({ id: orderId })}
          onDismiss={(id) => void dismissal.run({ id })}
        />
      </KeptFocus>
    </Panel>
  );
};
