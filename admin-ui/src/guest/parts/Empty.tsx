import type { ReactNode } from 'react';
import { refused, useWords } from '../words/language.js';
import { Icon, type IconName } from './Icon.js';
import { ViewLink } from './view.js';

/** Where there is nothing to show: what that means, and what one may do. */
export const Empty = ({
  icon,
  title,
  help,
  children,
}: {
  icon: IconName;
  title: string;
  help?: string;
  children?: ReactNode;
}) => (
  <div className="empty">
    <span className="empty-icon">
      <Icon name={icon} />
    </span>
    <p className="empty-title">{title}</p>
    {help && <p className="quiet">{help}</p>}
    {children}
  </div>
);

/** What could not be fetched, why, and the way to try again. */
export const Failed = ({ title, error, onAgain }: { title: string; error: unknown; onAgain: () => void }) => {
  const words = useWords();
  return (
    <Empty icon="alert" title={title} help={refused(error, words)}>
      <button type="button" className="button" onClick={onAgain}>
        {words.tryAgain}
      </button>
    </Empty>
  );
};

/** All is paid: thanks, and a last question. */
export const Settled = ({ hasReviewed }: { hasReviewed: boolean }) => {
  const words = useWords();
  return (
    <section className="card settled">
      <span className="tick">
        <Icon name="check" />
      </span>
      <p className="empty-title">{words.settled}</p>
      {!hasReviewed && (
        <ViewLink to="opinion" className="button">
          {words.shareOpinion}
        </ViewLink>
      )}
    </section>
  );
};
