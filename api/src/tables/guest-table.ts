import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Refusal } from '@sae/domain/kernel';
import type { GuestTableView } from '@sae/domain/tables';
import { AccessReader } from '@sae/projections/access';
import { Progress } from '@sae/projections/progress';
import { TablesReader } from '@sae/projections/tables';
import { behind } from '../access/admission.js';

/** Where a guest sits who scanned a code. */
export class GuestTable extends Query<GuestTableView> {
  constructor(readonly token: string) {
    super();
  }
}

const TOKEN = /^[\w-]{22}$/;

const noSuchCode = () => new Refusal('not-found', 'table/code-not-valid', 'This QR code is no longer valid');

@QueryHandler(GuestTable)
export class GuestTableHandler implements IQueryHandler<GuestTable> {
  constructor(
    private readonly tables: TablesReader,
    private readonly restaurants: AccessReader,
    private readonly progress: Progress,
  ) {}

  async execute({ token }: GuestTable): Promise<GuestTableView> {
    if (!TOKEN.test(token)) throw noSuchCode();
    // The read models may not know yet that a table is deleted, or that it is there.
    if (this.progress.isOwing) throw behind();
    const table = await this.tables.behind(token);
    const restaurant = table && (await this.restaurants.of(table.restaurantId));
    if (!restaurant) throw noSuchCode();
    const { restaurantName, profilePicture } = restaurant.user;
    return { restaurantName, profilePicture, tableNo: table.tableNo };
  }
}
