import { TableNo } from '../billing/complete-table.dto.js';

/** Where an order goes. */
export class MoveOrderRequest {
  @TableNo(0)
  tableNo!: number;
}

/** Where all goes that is open at a table. */
export class MoveTableRequest extends MoveOrderRequest {
  @TableNo(0)
  from!: number;
}
