import { useState } from 'react';
import type { GuestTableView } from '@sae/domain/guests';
import { byCategory, found, type MenuSearch } from '../../ordering/menu-search.js';
import { BasketBar } from '../basket/BasketBar.js';
import { useAnswer } from '../data/asked.js';
import { useDesk } from '../data/desk.js';
import { OrdersLink } from '../home/OrdersLink.js';
import { Failed } from '../parts/Failed.js';
import { Notice } from '../parts/Notice.js';
import { OutOfDate } from '../parts/OutOfDate.js';
import { PageHead } from '../parts/PageHead.js';
import { useWords } from '../words/language.js';
import { Dishes } from './Dishes.js';
import { MenuTools } from './MenuTools.js';
import { MenuWaiting } from './MenuWaiting.js';
import { NoMenu } from './NoMenu.js';

const EVERYTHING: MenuSearch = { text: '', veg: 'All' };

export const MenuPage = ({ table: { restaurantName, tableNo, takesOrders } }: { table: GuestTableView }) => {
  const words = useWords();
  const desk = useDesk();
  const { data: menu, error } = useAnswer(desk.menu);
  const [search, setSearch] = useState(EVERYTHING);
  const categories = byCategory(found(menu ?? [], search));

  const dishes = () => {
    if (categories.length > 0) return <Dishes categories={categories} />;
    if (menu) return <NoMenu isEmpty={menu.length === 0} onShowAll={() => setSearch(EVERYTHING)} />;
    if (error === undefined) return <MenuWaiting />;
    return <Failed title={words.menuNotLoaded} error={error} onAgain={() => void desk.menu.refresh()} />;
  };

  return (
    <div className="page menu-page">
      <PageHead title={words.menu} under={`${words.table(tableNo)} · ${restaurantName}`}>
        <OrdersLink />
      </PageHead>
      <MenuTools search={search} onSearch={setSearch} categories={categories.map(({ name }) => name)} />
      <main className="body">
        <OutOfDate />
        {!takesOrders && <Notice>{words.notTaken}</Notice>}
        {dishes()}
      </main>
      <BasketBar />
    </div>
  );
};
