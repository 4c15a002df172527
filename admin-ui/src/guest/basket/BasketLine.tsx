import { formatRupees } from '@sae/domain/kernel';
import { Icon } from '../parts/Icon.js';
import { Stepper } from '../parts/Stepper.js';
import { Veg } from '../parts/Veg.js';
import { useWords } from '../words/language.js';
import { isFullFor, oneLess, oneMore, remove, sumOf, type CheckedLine } from '../data/basket.js';
import { LineNote } from './LineNote.js';
import { useBasket } from './useBasket.js';

export const BasketLine = ({ line }: { line: CheckedLine }) => {
  const words = useWords();
  const { basket, change } = useBasket();
  const dish = line.portion === 'half' ? `${line.name} (${words.half})` : line.name;
  return (
    <li className={line.isUnavailable ? 'basket-line gone' : 'basket-line'}>
      <div className="basket-dish">
        <Veg isVeg={line.isVeg} />
        <span className="basket-name">{dish}</span>
        <span className="money">{formatRupees(sumOf([line]))}</span>
      </div>
      {line.isUnavailable && <p className="trouble">{words.unavailable(dish)}</p>}
      {line.priceBefore !== null && (
        <p className="trouble">{words.priceWas(formatRupees(sumOf([{ ...line, price: line.priceBefore }])))}</p>
      )}
      <div className="basket-tools">
        {line.isUnavailable ? (
          <button
            type="button"
            className="button plain danger"
            aria-label={words.removeDish(dish)}
            onClick={() => change((before) => remove(before, line))}
          >
            <Icon name="bin" />
            {words.remove}
          </button>
        ) : (
          <>
            <LineNote line={line} dish={dish} />
            <Stepper
              dish={dish}
              quantity={line.quantity}
              isFull={isFullFor(basket, line)}
              onPlus={() => change((before) => oneMore(before, line))}
              onMinus={() => change((before) => oneLess(before, line))}
            />
          </>
        )}
      </div>
    </li>
  );
};
