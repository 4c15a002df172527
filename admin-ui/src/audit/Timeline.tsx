import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { TimelineContext } from '../orders/OrderNumber.js';
import { Unreachable } from '../ui/EmptyState.js';
import { Waiting } from '../ui/ListState.js';
import { useQuestion } from '../ui/provider.js';
import { placeNow } from './audit-entry.js';
import { TimelineEntry } from './TimelineEntry.js';

const useHistory = (id: number, isOpen: boolean) =>
  useQuestion('orderHistory', { id }, { queryKey: ['orders', 'history', id], enabled: isOpen, gcTime: 0 });

const Entries = ({ orderId, asked }: { orderId: number; asked: ReturnType<typeof useHistory> }) => {
  const { data, isError, refetch } = asked;
  if (isError && !data) return <Unreachable text="Failed to fetch the history" onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={3} height={64} />;
  return (
    <Box component="ol" aria-label={`History of order #${orderId}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.entries.map((entry) => (
        <TimelineEntry key={`${entry.financialYear}-${entry.revision}`} entry={entry} />
      ))}
    </Box>
  );
};

/** What happened to an order, beside the page: who, when, what changed, and the bills as they were issued. */
const Timeline = ({ orderId, isOpen, onClose }: { orderId: number; isOpen: boolean; onClose: () => void }) => {
  const asked = useHistory(orderId, isOpen);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = placeNow(asked.data?.entries ?? []);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': title, sx: { width: { xs: '100%', sm: 480 } } },
        transition: { onEntered: () => heading.current?.focus() },
      }}
    >
      <Stack
        direction="row"
        sx={{
          ...{ position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', alignItems: 'center', gap: 1 },
          ...{ pl: { xs: 2, sm: 3 }, pr: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <Typography id={title} ref={heading} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 'none' }}>
          Order #{orderId}{' '}
          {place && (
            <Typography component="span" color="text.secondary" sx={{ ml: 0.5 }}>
              {place}
            </Typography>
          )}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
        <Entries orderId={orderId} asked={asked} />
      </Box>
    </Drawer>
  );
};

/** A page on which an order's number opens what happened to it. */
export const TimelineHost = ({ children }: { children: ReactNode }) => {
  // The number stays while the drawer slides away.
  const [orderId, setOrderId] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (id: number) => {
    setOrderId(id);
    setOpen(true);
  };
  return (
    <TimelineContext value={open}>
      {children}
      {orderId !== null && <Timeline orderId={orderId} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </TimelineContext>
  );
};
