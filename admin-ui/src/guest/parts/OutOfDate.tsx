import { isAway } from '../../data/api-error.js';
import { useAnswer } from '../data/asked.js';
import { useDesk } from '../data/desk.js';
import { useWords } from '../words/language.js';
import { Notice } from './Notice.js';

/** What is shown stays while the line is away, and is no longer said to be so. */
export const OutOfDate = () => {
  const { table, sitting } = useDesk();
  const errors = [useAnswer(table).error, useAnswer(sitting).error];
  const words = useWords();
  return errors.some(isAway) && <Notice>{words.outOfDate}</Notice>;
};
