import { statfsSync } from 'node:fs';

/**
 * Below this much free space the log takes no more. What is there can still be read, the database can fold its
 * write-ahead log, and what shares the disk (Redis, mails) goes on.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** Is there more than the reserve on the disk that holds `dir`? Microseconds: asked for each group of writes. */
export const hasRoom = (dir: string): boolean => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize >= RESERVE_BYTES;
};

/** The database says so when others were faster to fill the disk. */
export const isOfFullDisk = (error: unknown): boolean =>
  (Object(error) as { code?: unknown }).code === 'SQLITE_FULL' || /disk is full/i.test(String(error));
