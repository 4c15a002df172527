import { useWords } from '../words/language.js';

/** The page before anything is known, as `guest.html` draws it before there is a script. */
export const PageSkeleton = () => (
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

export const MenuSkeleton = () => (
  <div role="status" aria-label={useWords().loading}>
    <div className="bone line name" />
    <div className="dishes">
      {Array.from({ length: 6 }, (_, n) => (
        <div key={n} className="dish bone" />
      ))}
    </div>
  </div>
);

export const SheetSkeleton = () => <div className="bone sheet-bone" role="status" aria-label={useWords().loading} />;
