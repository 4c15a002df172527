import { useWords } from '../words/language.js';

/** The page before anything is known, as `guest.html` draws it before there is a script. */
export const Waiting = () => (
  <div className="page" role="status" aria-label={useWords().loading}>
    <div className="hero">
      <div className="hero-picture bone" />
      <div className="bone line name" />
      <div className="bone line place" />
    </div>
    <div className="body">
      <div className="actions">
        {Array.from({ length: 4 }, (_, n) => (
          <div key={n} className="action bone" />
        ))}
      </div>
    </div>
  </div>
);
