import { useDesk, useSitting } from '../data/desk.js';
import { useStore } from '../data/store.js';
import { useWords } from '../words/language.js';
import { Notice } from './Notice.js';

/** Where the staff moved the orders; a phone that saw them here goes on there without scanning. */
export const Moved = () => {
  const words = useWords();
  const { moved, basket } = useDesk();
  const there = useStore(moved);
  const movedTo = useSitting()?.movedTo;
  if (!there) return movedTo !== undefined && <Notice>{words.movedTo(movedTo)}</Notice>;
  const { tableNo, token } = there;
  return (
    <Notice>
      {words.movedAlong(tableNo)}
      <a className="button" href={`/app/t/${token}`} onClick={() => basket.takeAlong(token)}>
        {words.goOnAt(tableNo)}
      </a>
    </Notice>
  );
};
