import type { GuestTableView } from '@sae/domain/guests';
import { useSitting } from '../data/desk.js';
import { Empty } from '../parts/Empty.js';
import { Sheet } from '../parts/Sheet.js';
import { useWords } from '../words/language.js';
import { OpinionForm } from './OpinionForm.js';
import { useOpinion } from './useOpinion.js';

export const OpinionSheet = ({ table: { googleReviewLink } }: { table: GuestTableView }) => {
  const words = useWords();
  const sitting = useSitting();
  const { is, failure, give } = useOpinion();
  if (is !== 'given' && !sitting?.hasReviewed)
    return (
      <Sheet title={words.shareOpinion}>
        <OpinionForm isSending={is === 'sending'} failure={failure} onGive={give} />
      </Sheet>
    );
  return (
    <Sheet title={words.shareOpinion}>
      <div role="status">
        <Empty icon="check" title={is === 'given' ? words.opinionThanks : words.opinionGiven}>
          {googleReviewLink && (
            <a className="button" href={googleReviewLink} target="_blank" rel="noopener noreferrer">
              {words.googleReview}
            </a>
          )}
        </Empty>
      </div>
    </Sheet>
  );
};
