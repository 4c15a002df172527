import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TableView } from '@sae/domain/tables';
import { TablesReader } from '@sae/projections/models/tables';
import { asList } from '../rows.js';
import { QrCodes } from './qr-codes.js';

/** The tables with their codes, by table number, as JSON text. */
export class TableList extends Query<string> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

@QueryHandler(TableList)
export class TableListHandler implements IQueryHandler<TableList> {
  constructor(
    private readonly tables: TablesReader,
    private readonly codes: QrCodes,
  ) {}

  async execute({ restaurantId }: TableList): Promise<string> {
    const tables = await this.tables.all(restaurantId);
    tables.sort((one, other) => one.tableNo - other.tableNo);
    const views = tables.map(async (table): Promise<TableView> => ({
      id: table.id,
      tableNo: table.tableNo,
      qrCode: await this.codes.of(table),
    }));
    return asList((await Promise.all(views)).map((view) => JSON.stringify(view)));
  }
}
