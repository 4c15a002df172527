import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ExportPeriod } from '@sae/domain/ordering';
import type { TempFile } from '@sae/platform/files';
import type { Redis } from '@sae/platform/redis';
import { REDIS } from '../connections.js';
import { WORKERS } from '../health/health.js';
import { awaited } from './awaited.js';
import { exportIdOrNew, exportJobId } from './export-id.js';
import { Exports } from './exports.js';

/** A workbook of the past orders of a period, built by a worker; it ends with whoever waits for it, unless it has a name. */
export class ExportPastOrders extends Query<TempFile> {
  constructor(
    readonly restaurantId: number,
    readonly period: ExportPeriod,
    readonly id: string | undefined,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@QueryHandler(ExportPastOrders)
export class ExportPastOrdersHandler implements IQueryHandler<ExportPastOrders> {
  constructor(
    private readonly exports: Exports,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async execute({ restaurantId, period, id, signal }: ExportPastOrders): Promise<TempFile> {
    const jobId = exportJobId(restaurantId, exportIdOrNew(id));
    await this.exports.begin(jobId, { restaurantId, period });
    try {
      const areWorkersAlive = async () => (await this.redis.exists(WORKERS)) === 1;
      await awaited(() => this.exports.progress(jobId), areWorkersAlive, signal);
    } catch (error) {
      if (id === undefined) await this.exports.cancel(jobId);
      throw error;
    }
    return this.exports.file(jobId);
  }
}
