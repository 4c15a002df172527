import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import IconButton from '@mui/material/IconButton';
import type { Portion } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { MAX_QUANTITY } from '@sae/domain/ordering/place-order.dto';
import { memo } from 'react';
import type { Dish } from '../ordering/dish-options.js';
import { priceOf } from '../ordering/order-lines.js';
import { useStepping } from '../ordering/useStepping.js';
import { VegMark } from '../print/VegMark.js';

export interface Picking {
  readonly onAdd: (item: Dish, portion: Portion) => void;
  readonly onTake: (item: Dish, portion: Portion) => void;
  readonly onNote: (item: Dish) => void;
  /** What else can be said of it, at the button that was pressed. */
  readonly onMore: (item: Dish, button: HTMLElement) => void;
}

interface DishTileProps extends Picking {
  readonly item: Dish;
  readonly full: number;
  readonly half: number;
  /** Portions, where they are counted. */
  readonly left: number | undefined;
  /** Is it what Enter adds? */
  readonly isFirstHit: boolean;
}

const WORDS = { full: 'Full', half: 'Half' } as const;

/** One more, one less. Bare buttons, whose looks are the table's: there may be two thousand of them. */
const Steps = ({
  name,
  word,
  quantity,
  onPlus,
  onMinus,
}: {
  name: string;
  word: string;
  quantity: number;
  onPlus: () => void;
  onMinus: () => void;
}) => {
  const { place, isChosen, pressed } = useStepping(quantity);
  return (
    <div ref={place} role="group" aria-label={name} className="steps">
      {!isChosen && (
        <button type="button" className="plus" aria-description={name} onClick={pressed(onPlus)}>
          Add {word}
        </button>
      )}
      {isChosen && (
        <>
          <button type="button" className="minus" aria-label="Minus" onClick={pressed(onMinus)}>
            −
          </button>
          <span className="count">
            <output aria-live="off">{quantity}</output>
            <small aria-hidden>{word}</small>
          </span>
          <button
            type="button"
            className="plus"
            aria-label="Plus"
            disabled={quantity >= MAX_QUANTITY}
            onClick={pressed(onPlus)}
          >
            +
          </button>
        </>
      )}
    </div>
  );
};

/**
 * A dish with what can be added of it: its first button takes presses anywhere on the tile. Drawn again only when its
 * own numbers change.
 */
export const DishTile = memo(({ item, full, half, left, isFirstHit, onAdd, onTake, onNote, onMore }: DishTileProps) => {
  const quantities = { full, half };
  const isHad = item.isEnabled && !item.soldOut;
  return (
    <tr role="row" className="tile" data-chosen={full + half > 0} data-first-hit={isFirstHit}>
      <td role="cell" className="column-dish">
        <span className="name" data-off={!isHad || item.outOfHours !== undefined}>
          <span data-veg={item.isVeg}>
            <VegMark isVeg={item.isVeg} />
          </span>{' '}
          {item.name}
          {item.code && <span className="code"> {item.code}</span>}
          {left !== undefined && <span className="left"> {left} left</span>}
          {item.outOfHours && <small className="hours">{item.outOfHours}</small>}
        </span>
        {full + half > 0 ? (
          <IconButton aria-label="Note" aria-description={item.name} onClick={() => onNote(item)}>
            <EditNoteIcon />
          </IconButton>
        ) : (
          <button
            type="button"
            className="more"
            aria-label="Availability"
            aria-haspopup="menu"
            aria-description={item.name}
            onClick={({ currentTarget }) => onMore(item, currentTarget)}
          >
            ⋮
          </button>
        )}
      </td>
      {(['full', 'half'] as const).map((portion) => {
        const price = priceOf(item, portion);
        if (price === null) return null;
        return (
          <td key={portion} role="cell" className={`portion column-${portion}`} data-chosen={quantities[portion] > 0}>
            {isHad ? (
              <Steps
                name={`${item.name}, ${portion}`}
                word={WORDS[portion]}
                quantity={quantities[portion]}
                onPlus={() => onAdd(item, portion)}
                onMinus={() => onTake(item, portion)}
              />
            ) : (
              <button
                type="button"
                className="plus off"
                aria-disabled
                aria-description={item.name}
                onClick={() => onAdd(item, portion)}
              >
                {item.isEnabled ? 'Sold out' : 'Unavailable'}
              </button>
            )}
            <span className="price">{formatRupees(price)}</span>
          </td>
        );
      })}
    </tr>
  );
});
DishTile.displayName = 'DishTile';
