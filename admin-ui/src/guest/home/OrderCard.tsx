import { formatRupees } from '@sae/domain/kernel';
import type { GuestOrderView } from '@sae/domain/guests';
import { sumOf } from '../basket/basket.js';
import { Icon } from '../parts/Icon.js';
import { useLanguage } from '../words/language.js';
import { ICON_OF, stateOf, STEPS } from './order-state.js';

const timeOf = (at: string, language: string) =>
  new Date(at).toLocaleTimeString(`${language}-IN`, { hour: 'numeric', minute: '2-digit' });

export const OrderCard = ({ order: { id, status, items, total, createdAt } }: { order: GuestOrderView }) => {
  const { words, language } = useLanguage();
  const { name, note } = stateOf(status, words);
  return (
    <li className={`card order ${status}`}>
      <div className="order-head">
        <h3>{words.order(id)}</h3>
        <span className="state">
          <Icon name={ICON_OF[status]} />
          {name}
        </span>
      </div>
      {status !== 'deleted' && (
        <div className="steps" aria-hidden="true">
          {STEPS.map((step, n) => (
            <span key={step} className={n <= STEPS.indexOf(status) ? 'done' : ''} />
          ))}
        </div>
      )}
      <p className="quiet">{note}</p>
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
      <p className="order-foot">
        <time dateTime={createdAt}>{timeOf(createdAt, language)}</time>
        <span>
          {words.total} <strong className="money">{formatRupees(total)}</strong>
        </span>
      </p>
    </li>
  );
};
