import { useState } from 'react';
import type { GuestTableView } from '@sae/domain/guests';
import { byCategory, found, type MenuSearch } from '../../ordering/menu-search.js';
import { BasketBar } from '../basket/BasketSheet.js';
import { useDesk, useSitting } from '../data/desk.js';
import { useStore } from '../data/store.js';
import { Empty, Failed } from '../parts/Empty.js';
import { Icon } from '../parts/Icon.js';
import { Moved } from '../parts/Moved.js';
import { Notice, OutOfDate } from '../parts/Notice.js';
import { MenuSkeleton } from '../parts/Skeletons.js';
import { goBack } from '../parts/view.js';
import { useWords } from '../words/language.js';
import { Dishes } from './Dishes.js';
import { MenuTools } from './MenuTools.js';

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
  const { data: menu, error } = useStore(desk.menu);
  const [search, setSearch] = useState(EVERYTHING);
  const categories = byCategory(found(menu ?? [], search));

  const dishes = () => {
    if (categories.length > 0) return <Dishes categories={categories} />;
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
