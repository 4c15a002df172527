import { useEffect } from 'react';
import { useAnswer } from './data/asked.js';
import { DeskContext, isGone, refreshAll, type Desk } from './data/desk.js';
import type { FollowTable } from './data/live-table.js';
import { followLater, useNews } from './data/useNews.js';
import { TablePages } from './TablePages.js';
import { Told } from './parts/Told.js';
import { Waiting } from './parts/Waiting.js';
import { WholePage } from './parts/WholePage.js';
import { useWords } from './words/language.js';
import { Languages } from './words/Languages.js';

/** What the code leads to: a table, nothing any more, or nothing yet. */
const Scanned = ({ desk }: { desk: Desk }) => {
  const words = useWords();
  const table = useAnswer(desk.table);
  const menu = useAnswer(desk.menu);
  const sitting = useAnswer(desk.sitting);
  const title = table.data && `${table.data.restaurantName} · ${words.table(table.data.tableNo)}`;
  useEffect(() => {
    document.title = title ?? 'SAE';
  }, [title]);

  if (isGone(table, menu, sitting)) {
    const help = desk.basket.now().sent ? words.codeGoneUnsure : words.codeGoneHelp;
    return <WholePage icon="alert" title={words.codeGone} help={help} />;
  }
  const isSittingAsked = sitting.data !== undefined || sitting.error !== undefined;
  if (table.data && isSittingAsked) return <TablePages table={table.data} />;
  if (table.data || table.error === undefined) return <Waiting />;
  return (
    <WholePage icon="alert" title={words.notLoaded} help={words.notLoadedHelp}>
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
        <Told>
          <Scanned desk={desk} />
        </Told>
      </DeskContext.Provider>
    </Languages>
  );
};
