import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { actorName, AUDIT_KINDS, type OrderHistory, type OrderState } from '@sae/domain/audit';
import { dateTimeText, formatRupees } from '@sae/domain/kernel';
import { restaurantZone } from '../data/zone.js';
import { OrderItems } from '../orders/OrderItems.js';
import { IssuedBill } from './IssuedBill.js';
import { colorOf } from './kind-color.js';
import { paidBeforeText } from './paid-before.js';

type Entry = OrderHistory['entries'][number];

const STATES: Readonly<Record<OrderState, string>> = {
  live: 'Live',
  recurring: 'Recurring',
  past: 'Past',
  deleted: 'Deleted',
};

const Move = ({ from, to }: Pick<Entry, 'from' | 'to'>) =>
  from !== null && from !== to ? (
    <Typography variant="body2">
      {STATES[from]} → {STATES[to]}
    </Typography>
  ) : null;

const Dot = ({ kind }: Pick<Entry, 'kind'>) => (
  <Box
    aria-hidden
    sx={{
      ...{ position: 'absolute', left: -6, top: 6, width: 12, height: 12, borderRadius: '50%' },
      bgcolor: colorOf(kind),
      outline: '3px solid',
      outlineColor: 'background.paper',
    }}
  />
);

/** One fact of an order's history. */
export const TimelineEntry = ({
  entry: { at, actor, kind, from, to, order, bill, share, replaces, reason, paid = bill?.payment?.paid },
}: {
  entry: Entry;
}) => (
  <Box
    component="li"
    sx={{
      ...{ position: 'relative', ml: 0.75, pl: 3, pb: 3, borderLeft: 2, borderColor: 'divider' },
      '&:last-of-type': { borderColor: 'transparent', pb: 0 },
    }}
  >
    <Dot kind={kind} />
    <Typography component="h3" sx={{ fontWeight: 650, color: colorOf(kind) }}>
      {AUDIT_KINDS[kind]}
    </Typography>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
      <time dateTime={at}>{dateTimeText(at, restaurantZone())}</time> · {actorName(actor, order?.tableNo)}
    </Typography>
    <Move from={from} to={to} />
    {reason && (
      <Typography
        component="blockquote"
        variant="body2"
        sx={{ m: 0, my: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
      >
        “{reason}”
      </Typography>
    )}
    {order && kind === 'order-placed' && (
      <Box sx={{ mt: 1, fontSize: '0.9375rem' }}>
        <OrderItems items={order.items} />
        <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
          {formatRupees(order.total)}
        </Typography>
      </Box>
    )}
    {paid !== undefined && kind !== 'bill-paid' && (
      <Typography variant="body2">{paidBeforeText(kind, paid, bill?.total ?? 0)}</Typography>
    )}
    {bill && <IssuedBill bill={bill} share={share} replaces={replaces} isCancelled={kind === 'bill-cancelled'} />}
  </Box>
);
