import { useEffect } from 'react';
import { choiceKey } from '@sae/domain/billing';
import type { GuestTableView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { useCheckedBasket, useDesk } from '../data/desk.js';
import { Empty } from '../parts/Empty.js';
import { Icon } from '../parts/Icon.js';
import { Sheet } from '../parts/Sheet.js';
import { goBack, ViewLink } from '../parts/view.js';
import { useWords } from '../words/language.js';
import { BasketLine } from './BasketLine.js';
import { PlaceOrder } from './PlaceOrder.js';

/** Where the thumb is: what has been chosen, and the way to send it. */
export const BasketBar = () => {
  const words = useWords();
  const { count, total } = useCheckedBasket();
  if (count === 0) return null;
  return (
    <div className="basket-bar">
      <ViewLink to="basket" className="button">
        <Icon name="basket" />
        <span>
          {words.items(count)} · <span className="money">{formatRupees(total)}</span>
        </span>
        <span className="basket-go">{words.viewBasket}</span>
      </ViewLink>
    </div>
  );
};

export const BasketSheet = ({ table: { takesOrders } }: { table: GuestTableView }) => {
  const words = useWords();
  const desk = useDesk();
  const { lines } = useCheckedBasket();
  // That a plan lapses, nobody tells.
  useEffect(() => void desk.table.refresh(), [desk]);
  if (lines.length === 0)
    return (
      <Sheet title={words.basket}>
        <Empty icon="basket" title={words.basketEmpty} help={words.basketEmptyHelp}>
          <button type="button" className="button" onClick={goBack}>
            {words.backToMenu}
          </button>
        </Empty>
      </Sheet>
    );
  return (
    <Sheet title={words.basket} foot={<PlaceOrder takesOrders={takesOrders} />}>
      <ul className="basket-lines">
        {/* What stands in the way comes first. */}
        {[...lines]
          .sort((one, other) => Number(other.isUnavailable) - Number(one.isUnavailable))
          .map((line) => (
            <BasketLine key={choiceKey(line)} line={line} />
          ))}
      </ul>
    </Sheet>
  );
};
