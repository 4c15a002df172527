import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { menuBook } from '@sae/domain/menu';
import type { RequestContext } from '@sae/platform/log';
import { Decisions } from '../kernel/decisions.js';

export class DeleteMenuItem extends Command<{ id: number }> {
  constructor(
    readonly restaurantId: number,
    readonly itemId: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteMenuItem)
export class DeleteMenuItemHandler implements ICommandHandler<DeleteMenuItem> {
  constructor(private readonly decisions: Decisions) {}

  async execute({ restaurantId, itemId, by }: DeleteMenuItem): Promise<{ id: number }> {
    await this.decisions.make(menuBook, String(restaurantId), { type: 'DeleteMenuItem', itemId }, by);
    return { id: itemId };
  }
}
