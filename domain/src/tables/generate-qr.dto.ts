import { TableNo } from '../billing/complete-table.dto.js';

/** The body of `POST /tables/generate-qr`, and what the form holds. The Counter (0) has no table to stand on. */
export class GenerateQrRequest {
  @TableNo(1)
  tableNo!: number;
}

/** The body of `POST /tables/generate-all`: tables 1 to this one. */
export class GenerateAllRequest {
  @TableNo(1)
  upTo!: number;
}
