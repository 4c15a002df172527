import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { tablesBook } from '@sae/domain/tables';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';

/** The table's code leads nowhere any more. */
export class DeleteTable extends Command<{ id: number }> {
  constructor(
    readonly restaurantId: number,
    readonly tableId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteTable)
export class DeleteTableHandler implements ICommandHandler<DeleteTable> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, tableId, by }: DeleteTable): Promise<{ id: number }> {
    await this.decisions.make(tablesBook, String(restaurantId), { type: 'DeleteTable', tableId }, by);
    return { id: tableId };
  }
}
