import { useStepping } from '../../ordering/useStepping.js';
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
  const { place, isChosen, pressed } = useStepping(quantity);
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
