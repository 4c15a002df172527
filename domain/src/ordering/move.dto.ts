import { PlaceNo } from '../billing/complete-table.dto.js';

/** Where an order goes. */
export class MoveOrderRequest {
  @PlaceNo()
  tableNo!: number;
}

/** Where all goes that is open at a table. */
export class MoveTableRequest extends MoveOrderRequest {
  @PlaceNo()
  from!: number;
}
