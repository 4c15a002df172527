import { formatRupees } from '@sae/domain/kernel';
import { Notice } from '../parts/Notice.js';
import { useWords } from '../words/language.js';
import { MOST_LINES, MOST_PIECES } from '../data/basket.js';
import { useCheckedBasket } from './useBasket.js';
import { usePlaceOrder } from './usePlaceOrder.js';

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
