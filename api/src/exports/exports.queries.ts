import type { ExportJob } from '@sae/domain/exports';
import type { TempFile } from '@sae/platform/files';
import { HealthCheck } from '../health/health.js';
import { query } from '../kernel/bus.js';
import { awaited } from './awaited.js';
import { exportId, exportIdOrNew, exportJobId, exportNotFound, Exports } from './exports.js';

/** How far an export is. */
export const exportStatus = query([Exports], (exports) => async (restaurantId: number, id: string) => {
  const progress = await exports.progress(exportJobId(restaurantId, exportId(id)));
  if (!progress) throw exportNotFound();
  return progress;
});

/** A workbook, built by a worker; it ends with whoever waits for it, unless it has a name. */
export const exported = query(
  [Exports, HealthCheck],
  (exports, health) =>
    async (job: ExportJob, id: string | undefined, signal: AbortSignal): Promise<TempFile> => {
      const jobId = exportJobId(job.restaurantId, exportIdOrNew(id));
      await exports.begin(jobId, job);
      try {
        await awaited(
          () => exports.progress(jobId),
          () => health.areWorkersAlive(),
          signal,
        );
      } catch (error) {
        if (id === undefined) await exports.cancel(jobId);
        throw error;
      }
      return exports.file(jobId);
    },
);
