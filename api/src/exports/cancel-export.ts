import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ExportProgress } from '@sae/domain/exports';
import { exportId, exportJobId, exportNotFound, Exports } from './exports.js';

/** The worker stops, and what it has made is freed. */
export class CancelExport extends Command<ExportProgress> {
  constructor(
    readonly restaurantId: number,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(CancelExport)
export class CancelExportHandler implements ICommandHandler<CancelExport> {
  constructor(private readonly exports: Exports) {}

  async execute({ restaurantId, id }: CancelExport): Promise<ExportProgress> {
    const cancelled = await this.exports.cancel(exportJobId(restaurantId, exportId(id)));
    if (!cancelled) throw exportNotFound();
    return cancelled;
  }
}
