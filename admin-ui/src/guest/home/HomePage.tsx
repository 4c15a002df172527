import type { GuestTableView, SittingView } from '@sae/domain/guests';
import { formatRupees } from '@sae/domain/kernel';
import { BasketBar } from '../basket/BasketSheet.js';
import { useSitting } from '../data/desk.js';
import { Settled } from '../parts/Empty.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { Moved, OutOfDate } from '../parts/Notice.js';
import { type View, ViewLink } from '../parts/view.js';
import type { Words } from '../words/en.js';
import { LanguageSwitch, useWords } from '../words/language.js';
import { Orders } from './Orders.js';

const Inside = ({ icon, name, hint }: { icon: IconName; name: string; hint: string }) => (
  <>
    <span className="action-icon">
      <Icon name={icon} />
    </span>
    <span className="action-text">
      <strong>{name}</strong>
      <small>{hint}</small>
    </span>
  </>
);

const Action = ({ to, isMain, ...inside }: { to: View; isMain?: boolean } & Parameters<typeof Inside>[0]) => (
  <li>
    <ViewLink to={to} className={isMain ? 'action main' : 'action'}>
      <Inside {...inside} />
      <Icon name="forth" />
    </ViewLink>
  </li>
);

const payHint = (sitting: SittingView | undefined, words: Words): string => {
  if (sitting && sitting.due > 0) return words.toPay(formatRupees(sitting.due));
  return sitting?.isSettled ? words.paidHint : words.payHint;
};

/** What the sheet on the table promises, in its words and order. */
const Actions = ({ table: { googleReviewLink } }: { table: GuestTableView }) => {
  const words = useWords();
  const sitting = useSitting();
  return (
    <ul className="actions">
      <Action to="menu" isMain icon="menu" name={words.viewMenu} hint={words.menuHint} />
      <Action to="pay" icon="pay" name={words.makePayment} hint={payHint(sitting, words)} />
      <li>
        {googleReviewLink ? (
          <a className="action" href={googleReviewLink} target="_blank" rel="noopener noreferrer">
            <Inside icon="star" name={words.googleReview} hint={words.googleHint} />
            <Icon name="outside" />
          </a>
        ) : (
          <div className="action missing">
            <Inside icon="star" name={words.googleReview} hint={words.googleMissing} />
          </div>
        )}
      </li>
      <Action
        to="opinion"
        icon="opinion"
        name={words.shareOpinion}
        hint={sitting?.hasReviewed ? words.opinionGiven : words.opinionHint}
      />
    </ul>
  );
};

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
