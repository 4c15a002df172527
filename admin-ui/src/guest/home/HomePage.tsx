import type { GuestTableView } from '@sae/domain/guests';
import { BasketBar } from '../basket/BasketBar.js';
import { useAnswer } from '../data/asked.js';
import { useDesk } from '../data/desk.js';
import { OutOfDate } from '../parts/OutOfDate.js';
import { useWords } from '../words/language.js';
import { Actions } from './Actions.js';
import { Hero } from './Hero.js';
import { Orders } from './Orders.js';
import { Settled } from './Settled.js';

/** Where one sits, how the orders stand, and what one may do. */
export const HomePage = ({ table }: { table: GuestTableView }) => {
  const words = useWords();
  const sitting = useAnswer(useDesk().sitting).data;
  const isAtWork = sitting !== undefined && (sitting.isSettled || sitting.orders.length > 0);
  return (
    <div className="page">
      <Hero table={table} isSmall={isAtWork} />
      <main className="body">
        <OutOfDate />
        {sitting?.isSettled && <Settled hasReviewed={sitting.hasReviewed} />}
        {sitting && sitting.orders.length > 0 && <Orders orders={sitting.orders} />}
        <Actions table={table} sitting={sitting} />
      </main>
      <footer className="powered">{words.poweredBy}</footer>
      <BasketBar />
    </div>
  );
};
