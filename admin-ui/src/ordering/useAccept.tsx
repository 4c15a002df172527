import { useVerb } from '../data/useVerb.js';
import { KitchenReceipt, printOut } from '../print/index.js';
import { useToasts } from '../shell/toasts.js';
import type { Desk } from './order-desk.js';
import type { OrderBoard } from './order-board.js';

/** Live → recurring, with the kitchen's receipt. */
export const useAccept = (board: OrderBoard): Pick<Desk, 'accept' | 'isAccepting'> => {
  const toasts = useToasts();
  const accepting = useVerb('moveToRecurring', { failure: 'Failed to process order' });
  return {
    accept: async ({ id }) => {
      const accepted = await accepting.run({ id });
      if (!accepted) return;
      board.change([accepted]);
      printOut(<KitchenReceipt order={accepted} />, 'roll');
      toasts.success('Order moved to recurring');
    },
    isAccepting: (id) => accepting.isRunning({ id }),
  };
};
