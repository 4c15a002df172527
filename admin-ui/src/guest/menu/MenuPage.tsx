import type { GuestTableView } from '@sae/domain/guests';
import { useState } from 'react';
import { byCategory, found, type MenuSearch } from '../../menu/menu-search.js';
import { BasketBar } from '../basket/BasketSheet.js';
import { useDesk, useGuestMenu, useSitting } from '../data/desk.js';
import { Empty, Failed } from '../parts/Empty.js';
import { Icon, Veg } from '../parts/Icon.js';
import { Moved, Notice, OutOfDate } from '../parts/Notice.js';
import { MenuSkeleton } from '../parts/Skeletons.js';
import { goBack } from '../parts/view.js';
import { useWords } from '../words/language.js';
import { CategoryChips } from './CategoryChips.js';
import { Dishes } from './Dishes.js';

/** What helps to find a dish; stays in sight while one scrolls. */
const MenuTools = ({
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

const EVERYTHING: MenuSearch = { text: '', veg: 'All' };

/** Which menu it is, and the way back: to the table, or to what was ordered. */
const MenuHead = ({ table: { restaurantName, tableNo } }: { table: GuestTableView }) => {
  const words = useWords();
  const hasOrdered = (useSitting()?.orders.length ?? 0) > 0;
  return (
    <header className="page-head">
      <button type="button" className="round" aria-label={words.back} onClick={goBack}>
        <Icon name="back" />
      </button>
      <div className="page-title">
        <h1 tabIndex={-1}>{words.menu}</h1>
        <p className="quiet">{`${words.table(tableNo)} · ${restaurantName}`}</p>
      </div>
      {hasOrdered && (
        <button type="button" className="chip orders-link" onClick={goBack}>
          <Icon name="receipt" />
          <span>{words.yourOrders}</span>
        </button>
      )}
    </header>
  );
};

export const MenuPage = ({ table }: { table: GuestTableView }) => {
  const words = useWords();
  const desk = useDesk();
  const { data: menu, error } = useGuestMenu();
  const [search, setSearch] = useState(EVERYTHING);
  const categories = byCategory(found(menu ?? [], search));

  const dishes = () => {
    if (categories.length > 0) return <Dishes categories={categories} restaurantId={table.restaurantId} />;
    if (menu?.length === 0) return <Empty icon="menu" title={words.menuEmpty} help={words.menuEmptyHelp} />;
    if (menu)
      return (
        <Empty icon="search" title={words.nothingFound}>
          <button type="button" className="button plain" onClick={() => setSearch(EVERYTHING)}>
            {words.showAll}
          </button>
        </Empty>
      );
    if (error === undefined) return <MenuSkeleton />;
    return <Failed title={words.menuNotLoaded} error={error} onAgain={() => void desk.menu.refresh()} />;
  };

  return (
    <div className="page menu-page">
      <MenuHead table={table} />
      <MenuTools search={search} onSearch={setSearch} categories={categories.map(({ name }) => name)} />
      <main className="body">
        <OutOfDate />
        <Moved />
        {!table.takesOrders && <Notice>{words.notTaken}</Notice>}
        {dishes()}
      </main>
      <BasketBar />
    </div>
  );
};
