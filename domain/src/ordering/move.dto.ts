import { IsInt, Max, Min } from 'class-validator';
import { MAX_TABLE_NO } from '../billing/complete-table.dto.js';

const message = 'Please select a table';

/** Where an order goes. */
export class MoveOrderRequest {
  /** 0 is the Counter. */
  @Max(MAX_TABLE_NO, { message })
  @Min(0, { message })
  @IsInt({ message })
  tableNo!: number;
}

/** Where all goes that is open at a table. */
export class MoveTableRequest extends MoveOrderRequest {
  @Max(MAX_TABLE_NO, { message })
  @Min(0, { message })
  @IsInt({ message })
  from!: number;
}
