import { newsRow, ORDER_PUSHES, type Figure, type OrderPush } from '@sae/domain/live';
import { useContext, useEffect, useEffectEvent } from 'react';
import { LiveContext, useMissed } from './live.js';

/** Hears whatever is pushed of orders. */
export const useOrderPushes = (handler: (push: OrderPush) => void): void => {
  const live = useContext(LiveContext);
  const heard = useEffectEvent(handler);
  useEffect(() => {
    const stops = ORDER_PUSHES.map((name) =>
      live?.on(name, (payload, news) =>
        heard({ name, restaurantId: payload.restaurantId, payload, news } as OrderPush),
      ),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [live]);
};

/** Asks again for a figure when what happens to orders changes it, and when pushes were missed. */
export const useFigure = (figure: Figure, askAgain: () => void): void => {
  useOrderPushes(({ news }) => newsRow(news)?.stale.includes(figure) && askAgain());
  useMissed(askAgain);
};
