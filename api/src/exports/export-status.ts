import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { ExportProgress } from '@sae/domain/ordering';
import { exportId, exportJobId } from './export-id.js';
import { Exports } from './exports.js';

export const exportNotFound = () => new Refusal('not-found', 'export/not-found', 'Export not found');

/** How far an export is. */
export class ExportStatus extends Query<ExportProgress> {
  constructor(
    readonly restaurantId: number,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(ExportStatus)
export class ExportStatusHandler implements IQueryHandler<ExportStatus> {
  constructor(private readonly exports: Exports) {}

  async execute({ restaurantId, id }: ExportStatus): Promise<ExportProgress> {
    const progress = await this.exports.progress(exportJobId(restaurantId, exportId(id)));
    if (!progress) throw exportNotFound();
    return progress;
  }
}
