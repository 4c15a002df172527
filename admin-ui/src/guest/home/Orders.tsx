import type { GuestOrderView } from '@sae/domain/guests';
import { useWords } from '../words/language.js';
import { OrderCard } from './OrderCard.js';

/** All that the table has ordered, by whichever of its phones; the newest first. */
export const Orders = ({ orders }: { orders: readonly GuestOrderView[] }) => {
  const words = useWords();
  const newestFirst = [...orders].sort((one, other) => other.id - one.id);
  return (
    <section className="orders" aria-labelledby="orders">
      <h2 id="orders">{words.yourOrders}</h2>
      <ul>
        {newestFirst.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
};
