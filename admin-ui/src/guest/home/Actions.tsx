import { formatRupees } from '@sae/domain/kernel';
import type { GuestTableView, SittingView } from '@sae/domain/guests';
import { useSitting } from '../data/desk.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { type View, ViewLink } from '../parts/view.js';
import type { Words } from '../words/en.js';
import { useWords } from '../words/language.js';

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
export const Actions = ({ table: { googleReviewLink } }: { table: GuestTableView }) => {
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
