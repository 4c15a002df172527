import type { DayView } from '@sae/domain/ordering';
import type { CloseDayRequest } from '@sae/domain/ordering/day.dto';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../data/api-error.js';
import { useLive } from '../data/live.js';
import { useFigure } from '../data/useOrderPushes.js';
import { useQuestion, useVerb } from '../ui/provider.js';
import { undoneText } from './day-parts.js';

/** Among the orders' questions, which are all asked again after a cut. */
const queryKey = ['orders', 'day'] as const;

/** The running day, as orders, bills and payments come in. */
export const useCurrentDay = () => {
  const queries = useQueryClient();
  const askAgain = () => void queries.invalidateQueries({ queryKey });
  useLive('dayChanged', askAgain);
  useFigure('day', askAgain);
  return useQuestion('currentDay', undefined, { queryKey });
};

export const useOpenDay = () =>
  useVerb('openDay', { success: 'The day is open', failure: serverMessageOr('Failed to open the day') });

export const useCash = () =>
  useVerb('moveCash', {
    success: (_, { direction }) => (direction === 'in' ? 'Cash put in' : 'Cash taken out'),
    failure: serverMessageOr('Failed to move the cash'),
  });

/** The day as it was closed; where it could not be, the figures are asked for anew. */
export const useClosing = (day: DayView) => {
  const queries = useQueryClient();
  const closing = useVerb('closeDay', {
    confirm: {
      title: `Close day ${day.id}?`,
      text: `${undoneText(day)} What comes later belongs to the next day. A closed day does not change.`.trim(),
      action: 'Close Day',
    },
    success: `Day ${day.id} closed`,
    failure: serverMessageOr('Failed to close the day'),
  });
  return {
    isRunning: closing.isRunning,
    close: async (request: CloseDayRequest): Promise<DayView | undefined> => {
      const closed = await closing.run(request);
      if (!closed) void queries.invalidateQueries({ queryKey });
      return closed;
    },
  };
};
