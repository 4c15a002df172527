import type { GuestTableView } from '@sae/domain/guests';
import { useWords } from '../words/language.js';
import { LanguageSwitch } from '../words/LanguageSwitch.js';

const firstLetter = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '';

export const Hero = ({ table: { restaurantName, profilePicture, tableNo } }: { table: GuestTableView }) => {
  const words = useWords();
  return (
    <header className="hero">
      <LanguageSwitch />
      {profilePicture ? (
        <img className="hero-picture" src={profilePicture} alt="" width="96" height="96" />
      ) : (
        <span className="hero-picture letter" aria-hidden="true">
          {firstLetter(restaurantName)}
        </span>
      )}
      <h1 className="hero-name" tabIndex={-1}>
        {restaurantName}
      </h1>
      <p className="hero-table">{words.table(tableNo)}</p>
    </header>
  );
};
