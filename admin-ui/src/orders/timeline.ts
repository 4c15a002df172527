import { createContext, useContext } from 'react';

/** Opens what happened to an order; null where no page shows it. */
export const TimelineContext = createContext<((orderId: number) => void) | null>(null);

export const useTimeline = () => useContext(TimelineContext);
