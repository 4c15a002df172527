import { useWords } from '../words/language.js';

const STARS = [1, 2, 3, 4, 5] as const;
const OUTLINE = 'M12 3l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 16.9l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z';

/** None to five; as one chooses with the keyboard and hears them, so with the thumb. */
export const StarChoice = ({ stars, onChoose }: { stars: number | null; onChoose: (stars: number) => void }) => {
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
