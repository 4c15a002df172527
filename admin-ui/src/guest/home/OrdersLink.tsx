import { useSitting } from '../data/desk.js';
import { Icon } from '../parts/Icon.js';
import { goBack } from '../parts/view.js';
import { useWords } from '../words/language.js';

/** From the menu back to what was ordered. */
export const OrdersLink = () => {
  const words = useWords();
  const count = useSitting()?.orders.length ?? 0;
  if (count === 0) return null;
  return (
    <button type="button" className="chip orders-link" onClick={goBack}>
      <Icon name="receipt" />
      <span>{words.yourOrders}</span>
    </button>
  );
};
