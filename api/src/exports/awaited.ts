import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@sae/domain/kernel';
import type { ExportProgress } from '@sae/domain/exports';

export interface Patience {
  /** Nothing has moved for so long, and no worker lives. */
  readonly awayMs: number;
  readonly altogetherMs: number;
}

const PATIENCE: Patience = { awayMs: 20_000, altogetherMs: 10 * 60_000 };
/** Looked at seldom, a month's export, done after 1.5 s, was answered up to 300 ms later: a twentieth more is not noticed. */
export const nextLookMs = (waitedMs: number): number => Math.min(Math.max(waitedMs / 20, 20), 300);

const unavailable = (code: string, message: string) => new Refusal('unavailable', code, message);

/** Asks until an export is done. @throws Refusal when it will not be, or not in time */
export const awaited = async (
  progress: () => Promise<ExportProgress | null>,
  areWorkersAlive: () => Promise<boolean>,
  signal: AbortSignal,
  patience = PATIENCE,
): Promise<void> => {
  const begun = performance.now();
  const gone = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  let [moved, last] = [begun, ''];
  for (;;) {
    const now = await progress();
    if (now?.state === 'done') return;
    if (now === null) throw unavailable('export/gone', 'The export is gone. Please try again.');
    if (now.state === 'failed') throw unavailable('export/failed', 'The export could not be built. Please try again.');
    if (now.state === 'cancelled') throw new Refusal('conflict', 'export/cancelled', 'The export was cancelled');
    const said = JSON.stringify(now);
    if (said !== last) [moved, last] = [performance.now(), said];
    else if (performance.now() - moved > patience.awayMs && !(await areWorkersAlive()))
      throw unavailable('export/no-workers', 'Exports cannot be built right now. Please try again in a minute.');
    const waitedMs = performance.now() - begun;
    if (waitedMs > patience.altogetherMs)
      throw unavailable('export/too-long', 'The export takes too long. Please choose a shorter period.');
    await Promise.race([pause(nextLookMs(waitedMs)), gone]);
    if (signal.aborted) throw unavailable('export/abandoned', 'Nobody waits for the export any more');
  }
};
