import { Refusal } from '@sae/domain/kernel';
import { MAX_TABLES, NEEDS_UPI_ID, tablesBook, type TablesAdded, type TableView } from '@sae/domain/tables';
import type { RequestContext } from '@sae/platform/log';
import { AccessReader } from '@sae/projections/models/access';
import type { Admitted } from '../access/request-context.js';
import { TrueModels } from '../http/true-models.js';
import { command } from '../kernel/bus.js';
import { Ids } from '../kernel/clock.js';
import { Decisions, findEvent } from '../kernel/decisions.js';
import { QrCodes } from './qr-codes.js';

/** A code leads to paying too, so the restaurant must be payable. */
const expectsPayable =
  (restaurants: AccessReader, models: TrueModels) =>
  /** @throws Refusal */
  async ({ restaurantId, access }: Admitted): Promise<void> => {
    const upiId = async () => (await restaurants.of(restaurantId))?.user.upiId ?? null;
    if (!(access.user.upiId ?? (await models.found(upiId))))
      throw new Refusal('conflict', 'table/needs-upi-id', NEEDS_UPI_ID);
  };

/** A table gets its code. */
export const generateQr = command(
  [Decisions, Ids, QrCodes, AccessReader, TrueModels],
  (decisions, ids, codes, restaurants, models) => {
    const expectPayable = expectsPayable(restaurants, models);
    return async (asking: Admitted, tableNo: number, by: RequestContext): Promise<TableView> => {
      await expectPayable(asking);
      const add = { type: 'AddTable', tableNo, token: ids.tableToken() } as const;
      const { events } = await decisions.make(tablesBook, String(asking.restaurantId), add, by);
      const added = findEvent(events, 'TableAdded').data;
      return { id: added.tableId, tableNo: added.tableNo, qrCode: await codes.of(added) };
    };
  },
);

/** Each table from 1 on that has none gets its code, all of them or none. */
export const generateAll = command(
  [Decisions, Ids, AccessReader, TrueModels],
  (decisions, ids, restaurants, models) => {
    const expectPayable = expectsPayable(restaurants, models);
    return async (asking: Admitted, upTo: number, by: RequestContext): Promise<TablesAdded> => {
      await expectPayable(asking);
      const tokens = Array.from({ length: Math.min(upTo, MAX_TABLES) }, () => ids.tableToken());
      const add = { type: 'AddTables', upTo, tokens } as const;
      const { events } = await decisions.make(tablesBook, String(asking.restaurantId), add, by);
      return { tableNos: events.flatMap(({ type, data }) => (type === 'TableAdded' ? [data.tableNo] : [])) };
    };
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
