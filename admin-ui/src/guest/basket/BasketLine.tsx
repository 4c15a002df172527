import { useEffect, useRef, useState } from 'react';
import { formatRupees } from '@sae/domain/kernel';
import { hoursText } from '@sae/domain/menu';
import { optionsText, type OrderItemView } from '@sae/domain/ordering';
import { instruct, oneLess, remove, sumOf } from '../../ordering/order-lines.js';
import { SecondName } from '../../print/SecondName.js';
import { isFullFor, MOST_INSTRUCTIONS, oneMore, type CheckedLine } from '../data/basket.js';
import { useBasket } from '../data/desk.js';
import { Icon, Veg } from '../parts/Icon.js';
import { Stepper } from '../parts/Stepper.js';
import type { Words } from '../words/en.js';
import { useWords } from '../words/language.js';

/** What the kitchen should know of this dish. */
const LineNote = ({ line, dish }: { line: OrderItemView; dish: string }) => {
  const words = useWords();
  const { change } = useBasket();
  const written = line.specialInstructions ?? '';
  const [isOpen, setOpen] = useState(written !== '');
  const isAsked = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (isOpen && isAsked.current) field.current?.focus();
  }, [isOpen]);

  if (!isOpen)
    return (
      <button
        type="button"
        className="button plain note"
        onClick={() => {
          isAsked.current = true;
          setOpen(true);
        }}
      >
        <Icon name="note" />
        {words.addNote}
        <span className="unseen">: {dish}</span>
      </button>
    );
  return (
    <textarea
      ref={field}
      className="field note"
      rows={2}
      maxLength={MOST_INSTRUCTIONS}
      aria-label={words.noteOf(dish)}
      placeholder={words.noteExample}
      value={written}
      onChange={({ target }) => change((before) => instruct(before, line, target.value))}
    />
  );
};

const whyNot = ({ isSoldOut, servedIn }: CheckedLine, dish: string, words: Words): string => {
  if (isSoldOut) return words.dishSoldOut(dish);
  return servedIn ? words.dishServed(dish, hoursText(servedIn, words.days)) : words.unavailable(dish);
};

export const BasketLine = ({ line }: { line: CheckedLine }) => {
  const words = useWords();
  const { basket, change } = useBasket();
  const dish = line.portion === 'half' ? `${line.name} (${words.half})` : line.name;
  return (
    <li className={line.isUnavailable ? 'basket-line gone' : 'basket-line'}>
      <div className="basket-dish">
        <Veg isVeg={line.isVeg} />
        <span className="basket-name">
          {dish}
          {line.secondName && <SecondName name={line.secondName} />}
        </span>
        <span className="money">{formatRupees(sumOf([line]))}</span>
      </div>
      {line.options && <p className="quiet">{optionsText(line)}</p>}
      {line.isUnavailable && <p className="trouble">{whyNot(line, dish, words)}</p>}
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
