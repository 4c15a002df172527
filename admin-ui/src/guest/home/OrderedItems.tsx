import { formatRupees } from '@sae/domain/kernel';
import type { OrderItemView } from '@sae/domain/ordering';
import { sumOf } from '../data/basket.js';
import { useWords } from '../words/language.js';

export const OrderedItems = ({ items }: { items: readonly OrderItemView[] }) => {
  const words = useWords();
  return (
    <ul className="order-items">
      {items.map((item, n) => (
        <li key={n}>
          <span className="count">{item.quantity} ×</span>
          <span>
            {item.name}
            {item.portion === 'half' && ` (${words.half})`}
            {item.specialInstructions && <small>{item.specialInstructions}</small>}
          </span>
          <span className="money">{formatRupees(sumOf([item]))}</span>
        </li>
      ))}
    </ul>
  );
};
