import { useId, useState } from 'react';
import type { Opinion } from '../data/guest-api.js';
import { Notice, Refused } from '../parts/Notice.js';
import { useWords } from '../words/language.js';

const MOST_CHARACTERS = 1000;
const STARS = [1, 2, 3, 4, 5] as const;
const OUTLINE = 'M12 3l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 16.9l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z';

/** None to five; as one chooses with the keyboard and hears them, so with the thumb. */
const StarChoice = ({ stars, onChoose }: { stars: number | null; onChoose: (stars: number) => void }) => {
  const words = useWords();
  const choice = (count: number) => (
    <input type="radio" name="stars" value={count} checked={stars === count} onChange={() => onChoose(count)} />
  );
  return (
    <fieldset className="stars">
      <legend>{words.howWasIt}</legend>
      <div className="star-row">
        {STARS.map((count) => (
          <label key={count} className={stars !== null && count <= stars ? 'star on' : 'star'}>
            {choice(count)}
            <span className="unseen">
              {words.stars(count)}: {words.starWords[count]}
            </span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={OUTLINE} />
            </svg>
          </label>
        ))}
      </div>
      <p className="star-word" aria-hidden="true">
        {stars === null ? '' : words.starWords[stars]}
      </p>
      <label className="chip no-stars">
        {choice(0)}
        {words.noStars}
      </label>
    </fieldset>
  );
};

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
      <Refused failure={failure} />
      <button type="submit" className="button wide" disabled={isSending}>
        {isSending ? words.sending : words.sendOpinion}
      </button>
    </form>
  );
};
