import { useState } from 'react';
import type { GuestTableView } from '@sae/domain/guests';
import { ApiError } from '../../data/api-error.js';
import { Intentions } from '../../data/intention.js';
import { useDesk, useSitting } from '../data/desk.js';
import type { Opinion } from '../data/guest-api.js';
import { Empty } from '../parts/Empty.js';
import { Sheet } from '../parts/Sheet.js';
import { useWords } from '../words/language.js';
import { OpinionForm } from './OpinionForm.js';

/** Sends what a guest thinks; sent twice on a bad line, it is said once. */
const useOpinion = () => {
  const { api, sitting } = useDesk();
  const [intentions] = useState(() => new Intentions());
  const [state, setState] = useState<{ is: 'open' | 'sending' | 'given'; failure?: unknown }>({ is: 'open' });
  const give = async (opinion: Opinion) => {
    setState({ is: 'sending' });
    try {
      await api.review(opinion, intentions.keyOf(opinion));
      setState({ is: 'given' });
    } catch (failure) {
      setState({ is: 'open', failure });
      if (!(failure instanceof ApiError) || failure.status === 0) return;
    }
    void sitting.refresh();
  };
  return { ...state, give };
};

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
