import { useWords } from '../words/language.js';
import { refused } from '../words/refused.js';
import { Empty } from './Empty.js';

/** What could not be fetched, why, and the way to try again. */
export const Failed = ({ title, error, onAgain }: { title: string; error: unknown; onAgain: () => void }) => {
  const words = useWords();
  return (
    <Empty icon="alert" title={title} help={refused(error, words)}>
      <button type="button" className="button" onClick={onAgain}>
        {words.tryAgain}
      </button>
    </Empty>
  );
};
