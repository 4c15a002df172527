import type { GuestTableView } from '@sae/domain/guests';
import { BasketBar } from '../basket/BasketSheet.js';
import { useSitting } from '../data/desk.js';
import { Settled } from '../parts/Empty.js';
import { Moved } from '../parts/Moved.js';
import { OutOfDate } from '../parts/Notice.js';
import { LanguageSwitch, useWords } from '../words/language.js';
import { Actions } from './Actions.js';
import { Orders } from './Orders.js';

const firstLetter = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** Whose table it is; where there is more to see below, it takes less room. */
const Hero = ({ table, isSmall }: { table: GuestTableView; isSmall: boolean }) => {
  const { restaurantName, profilePicture, tableNo } = table;
  const words = useWords();
  return (
    <header className={isSmall ? 'hero small' : 'hero'}>
      <LanguageSwitch />
      {profilePicture ? (
        <img className="hero-picture" src={profilePicture} alt="" width="96" height="96" />
      ) : (
        <span className="hero-picture letter" aria-hidden="true">
          {firstLetter(restaurantName)}
        </span>
      )}
      <div className="hero-text">
        <h1 className="hero-name" tabIndex={-1}>
          {restaurantName}
        </h1>
        <p className="hero-table">{words.table(tableNo)}</p>
      </div>
    </header>
  );
};

/** Where one sits, how the orders stand, and what one may do. */
export const HomePage = ({ table }: { table: GuestTableView }) => {
  const words = useWords();
  const sitting = useSitting();
  const isAtWork = sitting !== undefined && (sitting.isSettled || sitting.orders.length > 0);
  return (
    <div className="page">
      <Hero table={table} isSmall={isAtWork} />
      <main className="body">
        <OutOfDate />
        <Moved />
        {sitting?.isSettled && <Settled hasReviewed={sitting.hasReviewed} />}
        {sitting && sitting.orders.length > 0 && <Orders orders={sitting.orders} timeZone={table.timeZone} />}
        <Actions table={table} />
      </main>
      <footer className="powered">{words.poweredBy}</footer>
      <BasketBar />
    </div>
  );
};
