import type { Portion } from '@sae/domain/billing';
import { formatRupees } from '@sae/domain/kernel';
import { hoursText, photoSources } from '@sae/domain/menu';
import { useState } from 'react';
import type { Category } from '../../menu/menu-search.js';
import { countOfDish, oneLessOfDish } from '../../ordering/order-lines.js';
import { SecondName } from '../../print/SecondName.js';
import { add, isFullFor } from '../data/basket.js';
import { useBasket } from '../data/desk.js';
import type { GuestDish } from '../data/guest-api.js';
import { Veg } from '../parts/Icon.js';
import { Stepper } from '../parts/Stepper.js';
import { goTo, useView } from '../parts/view.js';
import { useWords } from '../words/language.js';
import { categoryId } from './CategoryChips.js';
import { OptionsSheet, type WantedDish } from './OptionsSheet.js';

interface OfDish {
  readonly item: GuestDish;
  /** Something is to be chosen of it before it comes into the basket. */
  readonly onChoose: (wanted: WantedDish) => void;
}

const PortionStepper = ({ item, portion, dish, onChoose }: OfDish & { portion: Portion; dish: string }) => {
  const words = useWords();
  const { basket, change } = useBasket();
  const which = { id: item.id, portion };
  if (item.soldOut) return <strong className="sold-out">{words.soldOut}</strong>;
  if (item.isClosed && item.served)
    return <strong className="sold-out">{words.served(hoursText(item.served, words.days))}</strong>;
  return (
    <Stepper
      dish={dish}
      quantity={countOfDish(basket, which)}
      isFull={isFullFor(basket, which)}
      onPlus={() => (item.groups ? onChoose({ item, portion }) : change((before) => add(before, item, portion)))}
      onMinus={() => change((before) => oneLessOfDish(before, which))}
    />
  );
};

const PORTIONS = ['full', 'half'] as const;

/** What it contains and how hot it is, as far as the restaurant says it. */
const FoodFacts = ({ item: { allergens = [], spice } }: Pick<OfDish, 'item'>) => {
  const words = useWords();
  const said = [
    ...(spice === undefined ? [] : [words.spice[spice]]),
    ...(allergens.length > 0 ? [words.contains(allergens.map((one) => words.allergens[one]).join(', '))] : []),
  ];
  return said.length > 0 && <p className="quiet food-facts">{said.join(' · ')}</p>;
};

/** Its place stands before it has come, and it comes when one scrolls there. */
const Photo = ({ restaurantId, photo }: { restaurantId: number; photo: readonly string[] }) => (
  <img
    className="dish-photo"
    {...photoSources(restaurantId, photo)}
    sizes="96px"
    width={96}
    height={96}
    alt=""
    loading="lazy"
    decoding="async"
  />
);

/** An item of the menu, each portion of which can be put into the basket. */
const Dish = ({ item, restaurantId, onChoose }: OfDish & { restaurantId: number }) => {
  const words = useWords();
  const prices = { full: item.price, half: item.halfPrice };
  return (
    <li className="dish">
      {item.photo && <Photo restaurantId={restaurantId} photo={item.photo} />}
      <div className="dish-text">
        <h3>
          <Veg isVeg={item.isVeg} /> {item.name}
        </h3>
        {item.secondName && <SecondName name={item.secondName} />}
        {!item.hasHalf && <p className="money">{formatRupees(item.price)}</p>}
        {item.description && <p className="quiet">{item.description}</p>}
        <FoodFacts item={item} />
      </div>
      {item.hasHalf ? (
        <ul className="portions">
          {PORTIONS.map((portion) => (
            <li key={portion}>
              <span className="quiet">{words[portion]}</span>
              <span className="money">{formatRupees(prices[portion] ?? 0)}</span>
              <PortionStepper
                item={item}
                onChoose={onChoose}
                portion={portion}
                dish={`${item.name} (${words[portion]})`}
              />
            </li>
          ))}
        </ul>
      ) : (
        <PortionStepper item={item} onChoose={onChoose} portion="full" dish={item.name} />
      )}
    </li>
  );
};

interface DishesProps {
  readonly categories: readonly Category<GuestDish>[];
  readonly restaurantId: number;
}

export const Dishes = ({ categories, restaurantId }: DishesProps) => {
  const [wanted, setWanted] = useState<WantedDish | null>(null);
  const view = useView();
  const choose = (one: WantedDish) => {
    setWanted(one);
    goTo('options');
  };
  return (
    <>
      {categories.map(({ name, items }, n) => (
        <section key={name} className="category" aria-labelledby={categoryId(n)}>
          <h2 id={categoryId(n)} tabIndex={-1}>
            {name}
          </h2>
          <ul className="dishes">
            {items.map((item) => (
              <Dish key={item.id} item={item} restaurantId={restaurantId} onChoose={choose} />
            ))}
          </ul>
        </section>
      ))}
      {view === 'options' && wanted && <OptionsSheet wanted={wanted} />}
    </>
  );
};
