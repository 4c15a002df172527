import { IsInt, Max, Min } from 'class-validator';
import { MAX_TABLE_NO } from '../billing/complete-table.dto.js';

const badTable = { message: 'Please enter a valid table number' };

/** The body of `POST /tables/generate-qr`, and what the form holds. The Counter (0) has no table to stand on. */
export class GenerateQrRequest {
  @Max(MAX_TABLE_NO, badTable)
  @Min(1, badTable)
  @IsInt(badTable)
  tableNo!: number;
}
