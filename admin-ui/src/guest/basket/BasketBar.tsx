import { formatRupees } from '@sae/domain/kernel';
import { useCheckedBasket } from '../data/desk.js';
import { Icon } from '../parts/Icon.js';
import { ViewLink } from '../parts/view.js';
import { useWords } from '../words/language.js';

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
