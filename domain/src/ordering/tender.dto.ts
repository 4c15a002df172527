import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { TENDER_KINDS, type TenderKind } from '../billing/paid.js';
import { Amount, KnownId, MAX_SUM, Optional, OptionalText, Price } from '../validation/index.js';

/** The body of `POST /orders/{id}/tenders`: a payment of the bill that the order stands on. */
export class TakeTenderRequest {
  @IsIn(TENDER_KINDS, { message: 'Kind must be cash, upi, card or other' })
  kind!: TenderKind;

  @Price('Amount', MAX_SUM)
  amount!: number;

  /** Beside the amount. */
  @Amount('Tip')
  @Transform(({ value }: { value: unknown }) => value ?? 0)
  tip: number = 0;

  /** The cash that was handed over. */
  @Price('Given', MAX_SUM)
  @Optional()
  given?: number | null;

  /** What was seen as left to pay: refused, when it is another amount by now. */
  @Amount('To pay', MAX_SUM)
  @Optional()
  toPay?: number | null;

  /** The bill that was seen: refused, when another has taken its place. */
  @OptionalText(16, 'Bill number')
  billNo?: string | null;

  /** The guest's claim that it answers. */
  @KnownId('Invalid claim')
  claimId?: number | null;
}
