import type { GuestMenuItemView } from '@sae/domain/guests';
import type { Portion } from '@sae/domain/billing';
import { add, isFullFor, oneLess, quantityOf } from '../data/basket.js';
import { useBasket } from '../basket/useBasket.js';
import { Stepper } from '../parts/Stepper.js';

export const PortionStepper = ({
  item,
  portion,
  dish,
}: {
  item: GuestMenuItemView;
  portion: Portion;
  dish: string;
}) => {
  const { basket, change } = useBasket();
  const which = { id: item.id, portion };
  return (
    <Stepper
      dish={dish}
      quantity={quantityOf(basket, which)}
      isFull={isFullFor(basket, which)}
      onPlus={() => change((before) => add(before, item, portion))}
      onMinus={() => change((before) => oneLess(before, which))}
    />
  );
};
