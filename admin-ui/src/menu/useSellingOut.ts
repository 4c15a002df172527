import type { SoldOutUntil } from '@sae/domain/menu';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';

interface Dish {
  readonly id: number;
}

/** Says that a dish is sold out, which can be undone while its notice stays, or that it is on sale again. */
export const useSellingOut = () => {
  const toasts = useToasts();
  const back = useVerb('putDishBackOnSale', {
    success: ({ name }) => `${name} is on sale again`,
    failure: serverMessageOr('Failed to put the dish back on sale'),
  });
  const selling = useVerb('sellOutDish', { failure: serverMessageOr('Failed to mark the dish as sold out') });
  const putBack = ({ id }: Dish) => void back.run({ id });
  return {
    putBack,
    sellOut: async ({ id }: Dish, until: SoldOutUntil) => {
      const dish = await selling.run({ id, until });
      if (dish)
        toasts.undoable(`${dish.name} is sold out until ${dish.soldOut?.until === null ? 'undone' : 'tomorrow'}`, () =>
          putBack(dish),
        );
    },
    isBusy: ({ id }: Dish) => back.isRunning({ id }),
  };
};
