import { countText } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { serverMessagesOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import type { RepricedDish } from './price-changes.js';

export const dishesText = (count: number): string => countText(count, 'dish', 'dishes');

/** What is done to many dishes at once; while its notice stays it can be undone. */
export const useBulk = () => {
  const toasts = useToasts();
  const switching = useVerb('switchDishes', { failure: serverMessagesOr('Failed to change the dishes') });
  const pricing = useVerb('setPrices', { failure: serverMessagesOr('Failed to change the prices') });
  const restoring = useVerb('setPrices', {
    success: 'Prices are as they were',
    failure: serverMessagesOr('Failed to change the prices back'),
  });
  const switchTo = async (ids: readonly number[], isEnabled: boolean): Promise<boolean> => {
    const { changed } = (await switching.run({ ids, isEnabled })) ?? {};
    if (changed === undefined) return false;
    const said = `${dishesText(changed)} ${isEnabled ? 'enabled' : 'disabled'}`;
    toasts.undoable(said, () => void switchTo(ids, !isEnabled));
    return true;
  };
  return {
    /** Those that are so already are left out: undone, they stay as they are. */
    switchAll: (dishes: readonly MenuItemView[], isEnabled: boolean) => {
      const others = dishes.filter((dish) => dish.isEnabled !== isEnabled);
      if (others.length === 0)
        return toasts.info(
          `${dishes.length === 1 ? 'It is' : 'They are'} ${isEnabled ? 'enabled' : 'disabled'} already`,
        );
      void switchTo(
        others.map(({ id }) => id),
        isEnabled,
      );
    },
    /** Resolves to whether it was done. */
    reprice: async (dishes: readonly RepricedDish[]): Promise<boolean> => {
      const prices = dishes.map(({ item: { id }, price, halfPrice }) => ({ id, price, halfPrice }));
      const done = await pricing.run({ prices });
      if (!done) return false;
      const before = dishes.map(({ item: { id, price, halfPrice } }) => ({ id, price, halfPrice }));
      const said = `${countText(done.changed, 'dish costs', 'dishes cost')} otherwise now`;
      toasts.undoable(said, () => void restoring.run({ prices: before }));
      return true;
    },
    isBusy: switching.isRunning() || pricing.isRunning() || restoring.isRunning(),
  };
};
