import { formatRupees } from '@sae/domain/kernel';
import type { GuestTableView, SittingView } from '@sae/domain/guests';
import { useSitting } from '../data/desk.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { ViewLink } from '../parts/view.js';
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
      <li>
        <ViewLink to="menu" className="action main">
          <Inside icon="menu" name={words.viewMenu} hint={words.menuHint} />
          <Icon name="forth" />
        </ViewLink>
      </li>
      <li>
        <ViewLink to="pay" className="action">
          <Inside icon="pay" name={words.makePayment} hint={payHint(sitting, words)} />
          <Icon name="forth" />
        </ViewLink>
      </li>
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
      <li>
        <ViewLink to="opinion" className="action">
          <Inside
            icon="opinion"
            name={words.shareOpinion}
            hint={sitting?.hasReviewed ? words.opinionGiven : words.opinionHint}
          />
          <Icon name="forth" />
        </ViewLink>
      </li>
    </ul>
  );
};
