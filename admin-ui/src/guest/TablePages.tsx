import { useEffect, useRef } from 'react';
import type { GuestTableView } from '@sae/domain/guests';
import { BasketSheet } from './basket/BasketSheet.js';
import { HomePage } from './home/HomePage.js';
import { useOrderNews } from './home/useOrderNews.js';
import { MenuPage } from './menu/MenuPage.js';
import { OpinionSheet } from './opinion/OpinionSheet.js';
import { useView } from './parts/view.js';
import { PaySheet } from './paying/PaySheet.js';

/** Two pages, and the sheets that come up over them. */
export const TablePages = ({ table }: { table: GuestTableView }) => {
  const view = useView();
  useOrderNews();
  const page = view === 'menu' || view === 'basket' ? 'menu' : 'home';
  const shown = useRef(page);

  // As when a page is loaded: at its beginning, and said.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page]);

  return (
    <>
      {page === 'menu' ? <MenuPage table={table} /> : <HomePage table={table} />}
      {view === 'basket' && <BasketSheet table={table} />}
      {view === 'pay' && <PaySheet table={table} />}
      {view === 'opinion' && <OpinionSheet table={table} />}
    </>
  );
};
