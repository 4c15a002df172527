import type { GuestTableView } from '@sae/domain/guests';
import { useEffect, useRef, type ReactNode } from 'react';
import { BasketSheet } from './basket/BasketSheet.js';
import { DeskContext, refreshAll, type Desk } from './data/desk.js';
import { isCodeGone } from './data/guest-api.js';
import type { FollowTable } from './data/live-table.js';
import { useStore } from './data/store.js';
import { followLater, useNews } from './data/useNews.js';
import { HomePage } from './home/HomePage.js';
import { useOrderNews } from './home/Orders.js';
import { MenuPage } from './menu/MenuPage.js';
import { OpinionSheet } from './opinion/OpinionSheet.js';
import { Icon } from './parts/Icon.js';
import { PageSkeleton } from './parts/Skeletons.js';
import { Toasts } from './parts/Toasts.js';
import { useView } from './parts/view.js';
import { PaySheet } from './paying/PaySheet.js';
import { Languages, LanguageSwitch, useWords } from './words/language.js';

/** Two pages, and the sheets that come up over them. */
const TablePages = ({ table }: { table: GuestTableView }) => {
  const view = useView();
  useOrderNews();
  const page = view === 'menu' || view === 'options' || view === 'basket' ? 'menu' : 'home';
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

/** When there is no more to say than this. */
const WholePage = ({ title, help, children }: { title: string; help: string; children?: ReactNode }) => {
  const words = useWords();
  return (
    <div className="page whole">
      <LanguageSwitch />
      <main>
        <span className="empty-icon">
          <Icon name="alert" />
        </span>
        <h1>{title}</h1>
        <p className="quiet">{help}</p>
        {children}
      </main>
      <footer className="powered">{words.poweredBy}</footer>
    </div>
  );
};

/** What the code leads to: a table, nothing any more, or nothing yet. */
const Scanned = ({ desk }: { desk: Desk }) => {
  const words = useWords();
  const table = useStore(desk.table);
  const menu = useStore(desk.menu);
  const sitting = useStore(desk.sitting);
  const title = table.data && `${table.data.restaurantName} · ${words.table(table.data.tableNo)}`;
  useEffect(() => {
    document.title = title ?? 'SAE';
  }, [title]);

  // The code leads nowhere any more, whichever question it was that found out.
  if ([table, menu, sitting].some(({ error }) => isCodeGone(error))) {
    const help = desk.basket.get().sent ? words.codeGoneUnsure : words.codeGoneHelp;
    return <WholePage title={words.codeGone} help={help} />;
  }
  const isSittingAsked = sitting.data !== undefined || sitting.error !== undefined;
  if (table.data && isSittingAsked) return <TablePages table={table.data} />;
  if (table.data || table.error === undefined) return <PageSkeleton />;
  return (
    <WholePage title={words.notLoaded} help={words.notLoadedHelp}>
      <button type="button" className="button" onClick={() => refreshAll(desk)}>
        {words.tryAgain}
      </button>
    </WholePage>
  );
};

/** The page a guest opens by scanning a table's code. */
export const GuestApp = ({ desk, follow = followLater }: { desk: Desk; follow?: FollowTable }) => {
  useNews(desk, follow);
  return (
    <Languages>
      <DeskContext.Provider value={desk}>
        <Toasts>
          <Scanned desk={desk} />
        </Toasts>
      </DeskContext.Provider>
    </Languages>
  );
};
