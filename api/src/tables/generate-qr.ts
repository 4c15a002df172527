import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import { NEEDS_UPI_ID, tablesBook, type TableView } from '@sae/domain/tables';
import type { RequestContext } from '@sae/platform/log';
import type { Admitted } from '../access/authenticator.js';
import { Ids } from '../kernel/clock.js';
import { Decisions } from '../kernel/decisions.js';
import { findEvent } from '../kernel/events.js';
import { QrCodes } from './qr-codes.js';

/** A table gets its code. It leads to paying too, so the restaurant must be payable. */
export class GenerateQr extends Command<TableView> {
  constructor(
    readonly asking: Pick<Admitted, 'restaurantId' | 'access'>,
    readonly tableNo: number,
    readonly by: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(GenerateQr)
export class GenerateQrHandler implements ICommandHandler<GenerateQr> {
  constructor(
    private readonly decisions: Decisions,
    private readonly ids: Ids,
    private readonly codes: QrCodes,
  ) {}

  async execute({ asking: { restaurantId, access }, tableNo, by }: GenerateQr): Promise<TableView> {
    if (!access.user.upiId) throw new Refusal('conflict', 'table/needs-upi-id', NEEDS_UPI_ID);
    const command = { type: 'AddTable', tableNo, token: this.ids.tableToken() } as const;
    const { events } = await this.decisions.make(tablesBook, String(restaurantId), command, by);
    const added = findEvent(events, 'TableAdded').data;
    return { id: added.tableId, tableNo: added.tableNo, qrCode: await this.codes.of(added) };
  }
}
