import { useState, type ReactNode } from 'react';
import { TimelineContext } from '../orders/timeline.js';
import { Timeline } from './Timeline.js';

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
