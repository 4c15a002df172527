import { formatRupees } from '@sae/domain/kernel';
import type { GuestMenuItemView } from '@sae/domain/guests';
import { Veg } from '../parts/Veg.js';
import { useWords } from '../words/language.js';
import { PortionStepper } from './PortionStepper.js';

const PORTIONS = ['full', 'half'] as const;

/** An item of the menu, each portion of which can be put into the basket. */
export const Dish = ({ item }: { item: GuestMenuItemView }) => {
  const words = useWords();
  const prices = { full: item.price, half: item.halfPrice };
  return (
    <li className="dish">
      <div className="dish-text">
        <h3>
          <Veg isVeg={item.isVeg} /> {item.name}
        </h3>
        {!item.hasHalf && <p className="money">{formatRupees(item.price)}</p>}
        {item.description && <p className="quiet">{item.description}</p>}
      </div>
      {item.hasHalf ? (
        <ul className="portions">
          {PORTIONS.map((portion) => (
            <li key={portion}>
              <span className="quiet">{words[portion]}</span>
              <span className="money">{formatRupees(prices[portion] ?? 0)}</span>
              <PortionStepper item={item} portion={portion} dish={`${item.name} (${words[portion]})`} />
            </li>
          ))}
        </ul>
      ) : (
        <PortionStepper item={item} portion="full" dish={item.name} />
      )}
    </li>
  );
};
