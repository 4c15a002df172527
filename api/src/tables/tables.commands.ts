import { Refusal } from '@sae/domain/kernel';
import { NEEDS_UPI_ID, tablesBook, type TableView } from '@sae/domain/tables';
import type { RequestContext } from '@sae/platform/log';
import { AccessReader } from '@sae/projections/models/access';
import type { Admitted } from '../access/request-context.js';
import { TrueModels } from '../http/true-models.js';
import { command } from '../kernel/bus.js';
import { Ids } from '../kernel/clock.js';
import { Decisions, findEvent } from '../kernel/decisions.js';
import { QrCodes } from './qr-codes.js';

/** A table gets its code. It leads to paying too, so the restaurant must be payable. */
export const generateQr = command(
  [Decisions, Ids, QrCodes, AccessReader, TrueModels],
  (decisions, ids, codes, restaurants, models) =>
    async ({ restaurantId, access }: Admitted, tableNo: number, by: RequestContext): Promise<TableView> => {
      const upiId = async () => (await restaurants.of(restaurantId))?.user.upiId ?? null;
      if (!(access.user.upiId ?? (await models.found(upiId))))
        throw new Refusal('conflict', 'table/needs-upi-id', NEEDS_UPI_ID);
      const add = { type: 'AddTable', tableNo, token: ids.tableToken() } as const;
      const { events } = await decisions.make(tablesBook, String(restaurantId), add, by);
      const added = findEvent(events, 'TableAdded').data;
      return { id: added.tableId, tableNo: added.tableNo, qrCode: await codes.of(added) };
    },
);

/** The table's code leads nowhere any more. */
export const deleteTable = command(
  [Decisions],
  (decisions) => async (restaurantId: number, tableId: number, by: RequestContext) => {
    await decisions.make(tablesBook, String(restaurantId), { type: 'DeleteTable', tableId }, by);
    return { id: tableId };
  },
);
