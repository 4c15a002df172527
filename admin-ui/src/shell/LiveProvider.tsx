import { useEffect, useState, type ReactNode } from 'react';
import { LiveContext } from '../data/live.js';
import { liveConnection } from '../data/live-connection.js';
import { session } from '../data/session.js';
import { useRestaurantId } from '../auth/user.js';

/** One socket for as long as the back office is open. */
export const LiveProvider = ({ children }: { children: ReactNode }) => {
  const restaurantId = useRestaurantId();
  const [live] = useState(() => liveConnection(session.token, restaurantId));
  useEffect(() => {
    live.open();
    return () => live.close();
  }, [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
};
