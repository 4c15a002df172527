import { command } from '../kernel/bus.js';
import { exportId, exportJobId, exportNotFound, Exports } from './exports.js';

/** The worker stops, and what it has made is freed. */
export const cancelExport = command([Exports], (exports) => async (restaurantId: number, id: string) => {
  const cancelled = await exports.cancel(exportJobId(restaurantId, exportId(id)));
  if (!cancelled) throw exportNotFound();
  return cancelled;
});
