import { useWords } from '../words/language.js';

/** Keeps the place of what a sheet waits for. */
export const Bone = () => <div className="bone sheet-bone" role="status" aria-label={useWords().loading} />;
