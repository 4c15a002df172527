import { formatRupees } from '@sae/domain/kernel';
import { ApiError, isAway } from '../../data/api-error.js';
import { MOST_LINES, MOST_PIECES } from '../data/basket.js';
import { refreshRestaurant, useCheckedBasket, useDesk } from '../data/desk.js';
import { useStore } from '../data/store.js';
import { Notice } from '../parts/Notice.js';
import { useToast } from '../parts/Toasts.js';
import { turnInto, viewNow } from '../parts/view.js';
import type { Words } from '../words/en.js';
import { refused, useWords } from '../words/language.js';

const CHANGED_PRICES = ['order/price-changed', 'order/total-differs'];

const sentence = (error: unknown, words: Words): string => {
  const code = error instanceof ApiError ? error.code : '';
  if (isAway(error)) return words.noAnswer;
  if (code === 'request/key-reused') return words.arrivedBefore;
  return CHANGED_PRICES.includes(code) ? words.pricesChanged : refused(error, words);
};

/** Places the order, and leads to where one sees what becomes of it. */
const usePlaceOrder = () => {
  const desk = useDesk();
  const words = useWords();
  const toast = useToast();
  const { isSending, isSlow = false, failure } = useStore(desk.placing);

  const place = async () => {
    const placed = await desk.placing.place();
    // Why it was refused, the restaurant and its menu tell.
    if (!placed) refreshRestaurant(desk);
    await desk.sitting.refresh();
    if (!placed) return;
    // Else the state it is in says so.
    if (!desk.sitting.get().data?.orders.some(({ id }) => id === placed.id)) toast(words.orderArrived(placed.id));
    if (viewNow() === 'basket') turnInto('home');
  };

  return { place, isSending, isSlow, failure: failure === undefined ? null : sentence(failure, words) };
};

/** The total, whatever stands in the way, and the button that sends it. */
export const PlaceOrder = ({ takesOrders }: { takesOrders: boolean }) => {
  const words = useWords();
  const { lines, count, total } = useCheckedBasket();
  const { place, isSending, isSlow, failure } = usePlaceOrder();
  const isSomethingGone = lines.some(({ isUnavailable }) => isUnavailable);
  const isFull = count >= MOST_PIECES || lines.length >= MOST_LINES;
  return (
    <>
      {!takesOrders && (
        <Notice>
          <strong>{words.notTaken}</strong>
          <br />
          {words.notTakenHelp}
        </Notice>
      )}
      {takesOrders && isSomethingGone && <Notice>{words.removeFirst}</Notice>}
      {takesOrders && !isSomethingGone && failure && <Notice kind="error">{failure}</Notice>}
      {isSlow && (
        <p className="quiet" role="status">
          {words.stillTrying}
        </p>
      )}
      {isFull && !failure && <p className="quiet">{words.mostOrdered}</p>}
      <div className="sum">
        <span>
          {words.total}
          <small className="quiet">{words.taxNote}</small>
        </span>
        <output className="money">{formatRupees(total)}</output>
      </div>
      <button
        type="button"
        className="button wide"
        disabled={!takesOrders || isSomethingGone || isSending}
        onClick={() => void place()}
      >
        {isSending ? words.sending : failure ? words.tryAgain : words.placeOrder}
      </button>
    </>
  );
};
