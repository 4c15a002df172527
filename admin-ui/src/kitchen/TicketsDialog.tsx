import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lineText, type TicketView } from '@sae/domain/ordering';
import { useId } from 'react';
import { timeText } from '../data/zone.js';
import { useQuestion } from '../ui/provider.js';
import { useFailureToast } from '../ui/toasts.js';
import { usePrintTickets } from './KitchenReceipt.js';

const TicketRow = ({ ticket }: { ticket: TicketView }) => {
  const print = usePrintTickets();
  const name = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography id={name} sx={{ fontWeight: 600 }}>
          Ticket {ticket.ticketNo}, {ticket.kind}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {timeText(ticket.issuedAt)}
        </Typography>
        {ticket.printed.map(({ at, station }) => (
          <Typography key={at} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            Printed {station === null ? 'by hand' : `at ${station}`}, {timeText(at)}
          </Typography>
        ))}
        {ticket.items.map((item, place) => (
          <Typography key={place} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {lineText(item)}
            {item.specialInstructions && `, ${item.specialInstructions}`}
          </Typography>
        ))}
      </Box>
      <Button variant="outlined" aria-describedby={name} onClick={() => print([ticket], 'duplicate')}>
        Print again
      </Button>
    </Box>
  );
};

const Tickets = ({ orderId }: { orderId: number }) => {
  const { data, error, isPending } = useQuestion(
    'orderTickets',
    { id: orderId },
    // What colleagues changed meanwhile has its ticket too.
    { queryKey: ['tickets', orderId], staleTime: 0 },
  );
  useFailureToast(error, 'Failed to load kitchen tickets');
  if (isPending) return <LinearProgress aria-label="Loading" />;
  if (error) return <DialogContentText>The kitchen tickets could not be loaded.</DialogContentText>;
  if (data.length === 0) return <DialogContentText>The kitchen was given no numbered ticket of it.</DialogContentText>;
  return (
    <Box component="ul" aria-label="Tickets, oldest first" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((ticket) => (
        <TicketRow key={`${ticket.day} ${ticket.ticketNo}`} ticket={ticket} />
      ))}
    </Box>
  );
};

/** What the kitchen was told of an order; each ticket can be printed again, and says then that it is a duplicate. */
export const TicketsDialog = ({ orderId, onDone }: { orderId: number | null; onDone: () => void }) => {
  const titleId = useId();
  return (
    <Dialog open={orderId !== null} onClose={onDone} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Kitchen tickets of order #{orderId}</DialogTitle>
      <DialogContent dividers>{orderId !== null && <Tickets orderId={orderId} />}</DialogContent>
      <DialogActions>
        <Button onClick={onDone}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
