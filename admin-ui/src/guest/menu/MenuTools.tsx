import type { MenuSearch } from '../../ordering/menu-search.js';
import { Icon, Veg } from '../parts/Icon.js';
import { useWords } from '../words/language.js';
import { CategoryChips } from './CategoryChips.js';

/** What helps to find a dish; stays in sight while one scrolls. */
export const MenuTools = ({
  search,
  onSearch,
  categories,
}: {
  search: MenuSearch;
  onSearch: (search: MenuSearch) => void;
  categories: readonly string[];
}) => {
  const words = useWords();
  const isVegOnly = search.veg === 'Veg';
  return (
    <div className="menu-tools">
      <div className="menu-find">
        <label className="search">
          <Icon name="search" />
          <span className="unseen">{words.search}</span>
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={words.search}
            value={search.text}
            onChange={({ target }) => onSearch({ ...search, text: target.value })}
          />
        </label>
        <button
          type="button"
          className="chip veg-only"
          aria-pressed={isVegOnly}
          onClick={() => onSearch({ ...search, veg: isVegOnly ? 'All' : 'Veg' })}
        >
          <span aria-hidden="true">
            <Veg isVeg />
          </span>
          {words.vegOnly}
        </button>
      </div>
      {categories.length > 1 && <CategoryChips names={categories} />}
    </div>
  );
};
