import type { ExportProgress } from '@sae/domain/exports';

const count = new Intl.NumberFormat('en-IN');

/** 0 to 100; null while it is not known. */
export const percentOf = (progress: ExportProgress | null): number | null => {
  if (progress?.state === 'done') return 100;
  if (progress?.state !== 'building' || progress.total === 0) return null;
  return Math.floor((100 * progress.done) / progress.total);
};

export const wordsOf = (progress: ExportProgress | null): string => {
  if (progress?.state === 'done') return 'Saving the file…';
  if (progress?.state !== 'building' || progress.total === 0) return 'Waiting for its turn…';
  return `${count.format(progress.done)} of ${count.format(progress.total)} orders`;
};
