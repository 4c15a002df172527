import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../words/language.js';
import { Icon } from './Icon.js';

/** One more, one less: the button that adds the first becomes plus and minus. */
export const Stepper = ({
  dish,
  quantity,
  isFull,
  onPlus,
  onMinus,
}: {
  dish: string;
  quantity: number;
  /** The basket takes no more of it. */
  isFull: boolean;
  onPlus: () => void;
  onMinus: () => void;
}) => {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isChosen = quantity > 0;

  // The pressed button is replaced by others: the focus goes on to the one in its place.
  useLayoutEffect(() => {
    if (isPressed.current && !place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    isPressed.current = false;
  }, [isChosen]);

  const pressed = (step: () => void) => () => {
    isPressed.current = true;
    step();
  };

  return (
    <div ref={place} className="stepper" role="group" aria-label={dish}>
      {isChosen ? (
        <>
          <button key="minus" type="button" aria-label={words.oneLess(dish)} onClick={pressed(onMinus)}>
            <Icon name="minus" />
          </button>
          <output aria-live="off">{quantity}</output>
          <button key="plus" type="button" aria-label={words.oneMore(dish)} disabled={isFull} onClick={pressed(onPlus)}>
            <Icon name="plus" />
          </button>
        </>
      ) : (
        <button
          key="add"
          type="button"
          className="add"
          aria-label={words.addDish(dish)}
          disabled={isFull}
          onClick={pressed(onPlus)}
        >
          {words.add}
        </button>
      )}
    </div>
  );
};
