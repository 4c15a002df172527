import { Transform } from 'class-transformer';
import { IsIn, ValidateBy } from 'class-validator';
import { Amount, ClearableText, GstNumber, OptionalText, Percent, VISIBLE, WholeNumber } from '../validation/index.js';
import { GST_RATES, GST_TYPES, type GstRate, type GstType } from './bill.js';
import type { Buyer } from './issued-bill.js';
import { isPlace, MAX_TABLE_NO } from './place.js';

/** Of a table; from 0, which is the Counter, or from 1. */
export const TableNo = (least: 0 | 1) => WholeNumber(least, MAX_TABLE_NO, 'Please enter a valid table number');

/** Of a table, the Counter or a call number. */
export const PlaceNo = (message = 'Please enter a valid table number') =>
  ValidateBy({ name: 'isPlace', validator: { validate: isPlace } }, { message });

export const OfGstRate = () => IsIn(GST_RATES, { message: 'GST rate must be 0, 5, 12 or 18' });
export const OfGstType = () => IsIn(GST_TYPES, { message: 'GST type must be inclusive or exclusive' });

export const NAMELESS_BUYER = 'Please enter the name of the business';

/** On a number alone nobody writes an invoice. */
const OfSomebody = () =>
  ValidateBy(
    {
      name: 'isOfSomebody',
      validator: {
        validate: (_, args) =>
          VISIBLE.test((args?.object as Partial<CompleteTableRequest> | undefined)?.buyerName ?? ''),
      },
    },
    { message: NAMELESS_BUYER },
  );

/** The body of `POST /orders/complete`, and what Receipt Settings hold. */
export class CompleteTableRequest {
  /** Or a call number; 0 is the Counter. */
  @PlaceNo('Please select a table')
  tableNo!: number;

  @Percent('Discount')
  @Transform(({ value }: { value: unknown }) => value ?? 0)
  discount: number = 0;

  /** Why the discount is above the owner's limit. */
  @OptionalText(200, 'Reason')
  discountReason?: string | null;

  @OptionalText(200, 'Message')
  message?: string | null;

  @Amount('Service charge')
  @Transform(({ value }: { value: unknown }) => value ?? 0)
  serviceCharge: number = 0;

  @OfGstRate()
  gstRate!: GstRate;

  @OfGstType()
  gstType!: GstType;

  /** A business whose bill says so. */
  @OptionalText(100, 'Business name')
  buyerName?: string | null;

  @ClearableText(GstNumber(), OfSomebody())
  buyerGstNumber?: string | null;
}

export const buyerOf = ({
  buyerName: name,
  buyerGstNumber: gstNumber,
}: Pick<CompleteTableRequest, 'buyerName' | 'buyerGstNumber'>): Buyer | undefined =>
  name ? { name, ...(gstNumber ? { gstNumber } : {}) } : undefined;
