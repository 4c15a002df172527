import { formatRupees } from '@sae/domain/kernel';
import type { GuestOrderView } from '@sae/domain/guests';
import { sumOf } from '../../ordering/order-lines.js';
import { Icon } from '../parts/Icon.js';
import { useLanguage, useWords } from '../words/language.js';
import { ICON_OF, isUnderWay, stateOf, STEPS } from './order-state.js';

/** What is to come, and below it what the staff have cancelled. */
const OrderedItems = ({ order: { items, cancelled = [] } }: { order: GuestOrderView }) => {
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
      {cancelled.map((item, n) => (
        <li key={`cancelled ${n}`} className="cancelled">
          <del className="count">{item.quantity} ×</del>
          <span>
            <del>
              {item.name}
              {item.portion === 'half' && ` (${words.half})`}
            </del>
            <small>{words.itemCancelled}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** By the clock on the restaurant's wall. */
const timeOf = (at: string, language: string, timeZone: string) =>
  new Date(at).toLocaleTimeString(`${language}-IN`, { hour: 'numeric', minute: '2-digit', timeZone });

/** An order and how it stands; of one that is over, the items only for whoever wants to see them. */
const OrderCard = ({ order, timeZone }: { order: GuestOrderView; timeZone: string }) => {
  const { id, status, total, createdAt } = order;
  const { words, language } = useLanguage();
  const { name, note } = stateOf(status, words);
  const sum = (
    <span className="order-foot">
      <time dateTime={createdAt}>{timeOf(createdAt, language, timeZone)}</time>
      <span>
        {words.total} <strong className="money">{formatRupees(total)}</strong>
      </span>
    </span>
  );
  return (
    <li className={`card order ${status}`}>
      <div className="order-head">
        <h3>{words.order(id)}</h3>
        <span className="state">
          <Icon name={ICON_OF[status]} />
          {name}
        </span>
      </div>
      {isUnderWay(status) ? (
        <>
          <div className="steps" aria-hidden="true">
            {STEPS.map((step, n) => (
              <span key={step} className={n <= STEPS.indexOf(status) ? 'done' : ''} />
            ))}
          </div>
          <p className="quiet">{note}</p>
          <OrderedItems order={order} />
          {sum}
        </>
      ) : (
        <>
          {status === 'deleted' && <p className="quiet">{note}</p>}
          <details>
            <summary>{sum}</summary>
            <OrderedItems order={order} />
          </details>
        </>
      )}
    </li>
  );
};

/** All that the table has ordered, by whichever of its phones; the newest first. */
export const Orders = ({ orders, timeZone }: { orders: readonly GuestOrderView[]; timeZone: string }) => {
  const words = useWords();
  const newestFirst = [...orders].sort((one, other) => other.id - one.id);
  return (
    <section className="orders" aria-labelledby="orders">
      <h2 id="orders">{words.yourOrders}</h2>
      <ul>
        {newestFirst.map((order) => (
          <OrderCard key={order.id} order={order} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
};
