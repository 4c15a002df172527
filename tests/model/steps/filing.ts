import { file, monthsOver, monthsShown, unfile } from '../paper/filing.js';
import { monthAt } from '../paper/pages.js';
import { kind } from './kind.js';

export const fileMonth = kind<{ month: string }>({
  draw: (dice, pages) => {
    const over = monthsOver(pages);
    const toFile = over.filter((month) => !pages.filed.includes(month));
    const billed = pages.bills.map(({ at }) => monthAt(at)).filter((month) => toFile.includes(month));
    const month = dice.oncePer(20) ? dice.among([monthAt(pages.now), ...over]) : dice.among(billed);
    return month === undefined ? null : { month };
  },
  ask: ({ month }) => ({ method: 'PUT', path: `/tax/months/${month}/filed` }),
  paper: ({ month }, pages) => {
    file(pages, month);
    return monthsShown(pages);
  },
  tell: ({ month }) => `${month} is marked as filed`,
});

export const undoFiling = kind<{ month: string }>({
  draw: (dice, { filed }) => {
    const month = dice.among(filed);
    return month === undefined ? null : { month };
  },
  ask: ({ month }) => ({ method: 'DELETE', path: `/tax/months/${month}/filed` }),
  paper: ({ month }, pages) => {
    unfile(pages, month);
    return monthsShown(pages);
  },
  tell: ({ month }) => `${month} is filed no longer`,
});
