import { useId, useState } from 'react';
import type { Opinion } from '../data/guest-api.js';
import { Notice } from '../parts/Notice.js';
import { useWords } from '../words/language.js';
import { refused } from '../words/refused.js';
import { StarChoice } from './StarChoice.js';

const MOST_CHARACTERS = 1000;

export const OpinionForm = ({
  isSending,
  failure,
  onGive,
}: {
  isSending: boolean;
  failure: unknown;
  onGive: (opinion: Opinion) => Promise<void>;
}) => {
  const words = useWords();
  const [stars, setStars] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  return (
    <form
      className="opinion"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(stars === null);
        if (stars !== null && !isSending) void onGive({ stars, comment: comment.trim() || null });
      }}
    >
      <StarChoice stars={stars} onChoose={setStars} />
      {isMissing && stars === null && <Notice kind="error">{words.chooseStars}</Notice>}
      <label htmlFor={id}>
        {words.comment} <small className="quiet">({words.optional})</small>
      </label>
      <textarea
        id={id}
        className="field"
        rows={4}
        maxLength={MOST_CHARACTERS}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <small className="quiet counter" aria-hidden="true">
        {comment.length} / {MOST_CHARACTERS}
      </small>
      {failure !== undefined && <Notice kind="error">{refused(failure, words)}</Notice>}
      <button type="submit" className="button wide" disabled={isSending}>
        {isSending ? words.sending : words.sendOpinion}
      </button>
    </form>
  );
};
