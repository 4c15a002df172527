import { formatRupees } from '@sae/domain/kernel';
import type { GuestOrderView } from '@sae/domain/guests';
import { useGuestTable } from '../data/desk.js';
import { Icon } from '../parts/Icon.js';
import { useLanguage } from '../words/language.js';
import { ICON_OF, isUnderWay, stateOf, STEPS } from './order-state.js';
import { OrderedItems } from './OrderedItems.js';

/** By the clock on the restaurant's wall. */
const timeOf = (at: string, language: string, timeZone: string | undefined) =>
  new Date(at).toLocaleTimeString(`${language}-IN`, { hour: 'numeric', minute: '2-digit', timeZone });

/** An order and how it stands; of one that is over, the items only for whoever wants to see them. */
export const OrderCard = ({ order: { id, status, items, total, createdAt } }: { order: GuestOrderView }) => {
  const { words, language } = useLanguage();
  const timeZone = useGuestTable()?.timeZone;
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
          <OrderedItems items={items} />
          {sum}
        </>
      ) : (
        <>
          {status === 'deleted' && <p className="quiet">{note}</p>}
          <details>
            <summary>{sum}</summary>
            <OrderedItems items={items} />
          </details>
        </>
      )}
    </li>
  );
};
