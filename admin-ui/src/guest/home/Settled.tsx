import { Icon } from '../parts/Icon.js';
import { ViewLink } from '../parts/ViewLink.js';
import { useWords } from '../words/language.js';

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
