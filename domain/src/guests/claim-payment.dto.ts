import { Matches } from 'class-validator';
import { MAX_SUM, Price, Text } from '../validation/index.js';

/** What a guest says to have paid: the body of `POST /guests/{token}/payment-claims`. */
export class ClaimPaymentRequest {
  @Price('Amount', MAX_SUM)
  amount!: number;

  /** As the payment app or the code has it. */
  @Matches(/^[A-Za-z0-9]{1,35}$/, { message: 'Reference must be at most 35 letters and digits' })
  @Text()
  reference!: string;
}
