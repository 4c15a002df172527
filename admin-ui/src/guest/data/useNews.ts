import { useEffect } from 'react';
import { refreshAll, refreshRestaurant, type Desk } from './desk.js';
import type { FollowTable } from './live-table.js';

/** While nobody tells, one asks. */
const POLL_MS = 15_000;

/** Comes when the page stands already: it weighs as much as all the rest. */
export const followLater: FollowTable = (token, news) => {
  let stop: (() => void) | undefined;
  let isOver = false;
  const load = () => {
    import('./live-table.js').then(
      ({ followTable }) => {
        if (!isOver) stop = followTable(token, news);
      },
      // Nothing came of it on a bad line: the page asks instead, and tries again when the line is back.
      () => window.addEventListener('online', load, { once: true }),
    );
  };
  load();
  return () => {
    isOver = true;
    window.removeEventListener('online', load);
    stop?.();
  };
};

/** Keeps what is known of the table up to date: by its news, by asking while there are none, and when one looks again. */
export const useNews = (desk: Desk, follow: FollowTable): void => {
  useEffect(() => {
    let isConnected = false;
    let wasConnected = false;
    const stop = follow(desk.token, {
      tableChanged: () => void desk.sitting.refresh(),
      restaurantChanged: () => refreshRestaurant(desk),
      connected: (is) => {
        // What happened meanwhile was told to nobody.
        if (is && wasConnected) refreshAll(desk);
        else if (is) void desk.sitting.refresh();
        isConnected = is;
        wasConnected ||= is;
      },
    });
    const look = () => document.visibilityState === 'visible' && refreshAll(desk);
    const poll = setInterval(() => {
      if (!isConnected && document.visibilityState === 'visible') void desk.sitting.refresh();
    }, POLL_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      stop();
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [desk, follow]);
};
