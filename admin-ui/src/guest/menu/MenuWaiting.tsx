import { useWords } from '../words/language.js';

export const MenuWaiting = () => (
  <div role="status" aria-label={useWords().loading}>
    <div className="bone line name" />
    <div className="dishes">
      {Array.from({ length: 6 }, (_, n) => (
        <div key={n} className="dish bone" />
      ))}
    </div>
  </div>
);
