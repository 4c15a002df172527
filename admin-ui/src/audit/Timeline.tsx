import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { TimelineContext } from '../orders/OrderNumber.js';
import { Unreachable } from '../ui/EmptyState.js';
import { Waiting } from '../ui/ListState.js';
import { useQuestion } from '../ui/provider.js';
import { placeNow } from './audit-entry.js';
import { TimelineDrawer } from '../ui/TimelineDrawer.js';
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
  const place = placeNow(asked.data?.entries ?? []);
  return (
    <TimelineDrawer title={`Order #${orderId}`} lead={place} isOpen={isOpen} onClose={onClose}>
      <Entries orderId={orderId} asked={asked} />
    </TimelineDrawer>
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
