import { Transform } from 'class-transformer';
import { IsIn, ValidateBy } from 'class-validator';
import { Amount, OptionalText, WholeNumber } from '../validation/index.js';
import { GST_RATES, GST_TYPES, type GstRate, type GstType } from './bill.js';

export const DEFAULT_MESSAGE = 'Have a nice day!';
export const MAX_TABLE_NO = 9999;

/** Of a table; from 0, which is the Counter, or from 1. */
export const TableNo = (least: 0 | 1) => WholeNumber(least, MAX_TABLE_NO, 'Please enter a valid table number');

const isPercent = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 100 && /^\d+(\.\d{1,2})?$/.test(String(value));

/** The body of `POST /orders/complete`, and what Receipt Settings hold. */
export class CompleteTableRequest {
  /** 0 is the Counter. */
  @WholeNumber(0, MAX_TABLE_NO, 'Please select a table')
  tableNo!: number;

  /** Percent. */
  @ValidateBy(
    { name: 'isPercent', validator: { validate: isPercent } },
    { message: 'Discount must be between 0 and 100, with at most two decimals' },
  )
  @Transform(({ value }: { value: unknown }) => value ?? 0)
  discount: number = 0;

  @OptionalText(200, 'Message')
  message?: string | null;

  @Amount('Service charge')
  @Transform(({ value }: { value: unknown }) => value ?? 0)
  serviceCharge: number = 0;

  @IsIn(GST_RATES, { message: 'GST rate must be 0, 5, 12 or 18' })
  gstRate!: GstRate;

  @IsIn(GST_TYPES, { message: 'GST type must be inclusive or exclusive' })
  gstType!: GstType;
}
