import type { ReactNode } from 'react';
import { isAway } from '../../data/api-error.js';
import { useDesk, useSitting } from '../data/desk.js';
import { useStore } from '../data/store.js';
import { refused, useWords } from '../words/language.js';
import { Icon } from './Icon.js';

/** What one must know before going on; read out as it appears. */
export const Notice = ({ kind = 'warning', children }: { kind?: 'warning' | 'error'; children: ReactNode }) => (
  <div className={`notice ${kind}`} role="alert">
    <Icon name="alert" />
    <div>{children}</div>
  </div>
);

/** Why what was sent was not done; nothing where it was. */
export const Refused = ({ failure }: { failure: unknown }) => {
  const words = useWords();
  return failure !== undefined && <Notice kind="error">{refused(failure, words)}</Notice>;
};

/** What is shown stays while the line is away, and is no longer said to be so. */
export const OutOfDate = () => {
  const { table, sitting } = useDesk();
  const errors = [useStore(table).error, useStore(sitting).error];
  const words = useWords();
  return errors.some(isAway) && <Notice>{words.outOfDate}</Notice>;
};

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
