import { describe, expect, it } from '@jest/globals';
import type { ExportProgress } from '@sae/domain/exports';
import { awaited, nextLookMs } from './awaited.js';

const waiting: ExportProgress = { state: 'waiting', done: 0, total: 0 };
const building = (done: number): ExportProgress => ({ state: 'building', done, total: 100 });
const done: ExportProgress = { state: 'done', done: 100, total: 100 };
const patience = { awayMs: 30, altogetherMs: 2_000 };
const alive = async () => true;
const away = async () => false;

/** Answers one after the other, the last for ever. */
const telling = (...answers: (ExportProgress | null)[]) => {
  const left = [...answers];
  return async () => (left.length > 1 ? left.shift() : left[0]) ?? null;
};
const waitFor = (
  progress: () => Promise<ExportProgress | null>,
  areAlive = alive,
  signal = new AbortController().signal,
) => awaited(progress, areAlive, signal, patience);

describe('An export is awaited', () => {
  it('until it is done', () => expect(waitFor(telling(waiting, building(5), done))).resolves.toBeUndefined());

  it('while others are built before it', () =>
    expect(waitFor(telling(...Array.from({ length: 6 }, () => waiting), done))).resolves.toBeUndefined());

  it('while it gets on, though the workers say nothing of themselves', () =>
    expect(waitFor(telling(building(1), building(2), building(3), building(4), done), away)).resolves.toBeUndefined());

  it('not when its workers are away', () =>
    expect(waitFor(telling(waiting), away)).rejects.toMatchObject({ kind: 'unavailable', code: 'export/no-workers' }));

  it('not for ever', () =>
    expect(waitFor(telling(waiting))).rejects.toMatchObject({ kind: 'unavailable', code: 'export/too-long' }));

  it.each([
    [null, 'export/gone'],
    [{ ...building(5), state: 'failed' }, 'export/failed'],
    [{ ...building(5), state: 'cancelled' }, 'export/cancelled'],
  ] as const)('not when it is %j', (end, code) =>
    expect(waitFor(telling(building(5), end))).rejects.toMatchObject({ code }),
  );

  it('not when nobody waits any more', async () => {
    const gone = new AbortController();
    const waited = waitFor(telling(building(5)), alive, gone.signal);
    gone.abort();
    await expect(waited).rejects.toMatchObject({ code: 'export/abandoned' });
  });
});

it.each([
  [0, 20],
  [400, 20],
  [1_500, 75],
  [60_000, 300],
])('Who has waited for %i ms looks again after %i', (waitedMs, ms) => expect(nextLookMs(waitedMs)).toBe(ms));
