import { Empty } from '../parts/Empty.js';
import { useWords } from '../words/language.js';

/** Why no dish is to be seen: there is none today, or none is found. */
export const NoMenu = ({ isEmpty, onShowAll }: { isEmpty: boolean; onShowAll: () => void }) => {
  const words = useWords();
  return isEmpty ? (
    <Empty icon="menu" title={words.menuEmpty} help={words.menuEmptyHelp} />
  ) : (
    <Empty icon="search" title={words.nothingFound}>
      <button type="button" className="button plain" onClick={onShowAll}>
        {words.showAll}
      </button>
    </Empty>
  );
};
