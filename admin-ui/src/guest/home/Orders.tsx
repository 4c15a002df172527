import type { GuestOrderStatus, GuestOrderView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { optionsText } from '@sae/domain/ordering';
import { type FC, useEffect, useRef } from 'react';
import { SecondName } from '../../print/SecondName.js';
import { sumOf } from '../../ordering/order-lines.js';
import { useSitting } from '../data/desk.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { useToast } from '../parts/Toasts.js';
import type { Words } from '../words/en.js';
import { useLanguage, useWords } from '../words/language.js';

/** The way of an order; a cancelled one has left it. */
const STEPS: readonly GuestOrderStatus[] = ['live', 'recurring', 'past'];

const isUnderWay = (status: GuestOrderStatus): boolean => status === 'live' || status === 'recurring';

const ICON_OF: Readonly<Record<GuestOrderStatus, IconName>> = {
  live: 'check',
  recurring: 'pot',
  past: 'receipt',
  deleted: 'close',
};

const stateOf = (status: GuestOrderStatus, words: Words): { name: string; note: string } =>
  ({
    live: { name: words.received, note: words.receivedNote },
    recurring: { name: words.prepared, note: words.preparedNote },
    past: { name: words.billed, note: words.billedNote },
    deleted: { name: words.cancelled, note: words.cancelledNote },
  })[status];

/** Says what has become of the table's orders since one last looked. */
export const useOrderNews = (): void => {
  const sitting = useSitting();
  const words = useWords();
  const toast = useToast();
  const before = useRef<ReadonlyMap<number, string>>(undefined);
  useEffect(() => {
    if (!sitting) return;
    const known = before.current;
    before.current = new Map(sitting.orders.map(({ id, status }) => [id, status]));
    const news = known ? sitting.orders.filter(({ id, status }) => known.get(id) !== status) : [];
    if (news.length > 0)
      toast(news.map(({ id, status }) => words.orderNews(id, stateOf(status, words).name)).join(' · '));
  }, [sitting, words, toast]);
};

/** What is to come, and below it what the staff have cancelled. */
const OrderedItems = ({ order: { items, cancelled = [] } }: Pick<Shown, 'order'>) => {
  const words = useWords();
  return (
    <ul className="order-items">
      {items.map((item, n) => (
        <li key={n}>
          <span className="count">{item.quantity} ×</span>
          <span>
            {item.name}
            {item.portion === 'half' && ` (${words.half})`}
            {item.secondName && <SecondName name={item.secondName} />}
            {item.options && <small>{optionsText(item)}</small>}
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
            {item.options && <small>{optionsText(item)}</small>}
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

interface Shown {
  readonly order: GuestOrderView;
  readonly timeZone: string;
}

const OrderName = ({ order: { id } }: Shown) => <h3>{useWords().order(id)}</h3>;

const State = ({ order: { status } }: Shown) => (
  <span className="state">
    <Icon name={ICON_OF[status]} />
    {stateOf(status, useWords()).name}
  </span>
);

const When = ({ order: { createdAt }, timeZone }: Shown) => (
  <time dateTime={createdAt}>{timeOf(createdAt, useLanguage().language, timeZone)}</time>
);

const Total = ({ order: { total } }: Shown) => (
  <span>
    {useWords().total} <strong className="money">{formatRupees(total)}</strong>
  </span>
);

type Part = 'head' | 'body' | 'foot';

/** What the card says, each in its part: a field that guests see and that is not looked at does not compile. */
const SAID: { readonly [F in keyof Required<GuestOrderView>]: { readonly in: Part; readonly As: FC<Shown> } | null } = {
  id: { in: 'head', As: OrderName },
  status: { in: 'head', As: State },
  items: { in: 'body', As: OrderedItems },
  // Among the items, struck through.
  cancelled: null,
  createdAt: { in: 'foot', As: When },
  total: { in: 'foot', As: Total },
};

const CardPart = ({ part, ...shown }: Shown & { readonly part: Part }) =>
  Object.entries(SAID).map(([field, said]) => said?.in === part && <said.As key={field} {...shown} />);

/** An order and how it stands; of one that is over, the items only for whoever wants to see them. */
const OrderCard = (shown: Shown) => {
  const { status } = shown.order;
  const { note } = stateOf(status, useWords());
  const body = <CardPart part="body" {...shown} />;
  const foot = (
    <span className="order-foot">
      <CardPart part="foot" {...shown} />
    </span>
  );
  return (
    <li className={`card order ${status}`}>
      <div className="order-head">
        <CardPart part="head" {...shown} />
      </div>
      {isUnderWay(status) ? (
        <>
          <div className="steps" aria-hidden="true">
            {STEPS.map((step, n) => (
              <span key={step} className={n <= STEPS.indexOf(status) ? 'done' : ''} />
            ))}
          </div>
          <p className="quiet">{note}</p>
          {body}
          {foot}
        </>
      ) : (
        <>
          {status === 'deleted' && <p className="quiet">{note}</p>}
          <details>
            <summary>{foot}</summary>
            {body}
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
