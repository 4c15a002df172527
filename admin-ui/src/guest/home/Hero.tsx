import type { GuestTableView } from '@sae/domain/guests';
import { useWords } from '../words/language.js';
import { LanguageSwitch } from '../words/LanguageSwitch.js';

const firstLetter = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';

/** Whose table it is; where there is more to see below, it takes less room. */
export const Hero = ({
  table: { restaurantName, profilePicture, tableNo },
  isSmall,
}: {
  table: GuestTableView;
  isSmall: boolean;
}) => {
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
