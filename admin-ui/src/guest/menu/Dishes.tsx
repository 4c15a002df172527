import type { GuestMenuItemView } from '@sae/domain/guests';
import type { Category } from '../../ordering/menu-search.js';
import { categoryId } from './category-id.js';
import { Dish } from './Dish.js';

export const Dishes = ({ categories }: { categories: readonly Category<GuestMenuItemView>[] }) =>
  categories.map(({ name, items }, n) => (
    <section key={name} className="category" aria-labelledby={categoryId(n)}>
      <h2 id={categoryId(n)} tabIndex={-1}>
        {name}
      </h2>
      <ul className="dishes">
        {items.map((item) => (
          <Dish key={item.id} item={item} />
        ))}
      </ul>
    </section>
  ));
