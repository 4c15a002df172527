import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import { TENDER_KINDS, type TenderKind } from '../billing/paid.js';
import { Amount, MAX_SUM, Price, RequiredText, WholeNumber } from '../validation/index.js';

/** The body of `POST /days/open`: the first day begins. */
export class OpenDayRequest {
  @Amount('Opening cash')
  openingCash!: number;
}

/** The body of `POST /days/cash`. */
export class MoveCashRequest {
  @Price('Amount', MAX_SUM)
  amount!: number;

  @IsIn(['in', 'out'], { message: 'Direction must be in or out' })
  direction!: 'in' | 'out';

  @RequiredText(200, 'Reason')
  reason!: string;
}

/** The body of `POST /days/given-back/{id}`: how a guest was given back what was owed. */
export class GiveBackRequest {
  @IsIn(TENDER_KINDS, { message: 'Kind must be cash, upi, card or other' })
  kind!: TenderKind;
}

/** What was counted, by kind. */
export class CountedMoney {
  @Amount('Counted cash', MAX_SUM)
  cash!: number;

  @Amount('Counted UPI', MAX_SUM)
  upi!: number;

  @Amount('Counted card', MAX_SUM)
  card!: number;

  @Amount('Counted other', MAX_SUM)
  other!: number;
}

const invalidCounted = { message: 'Counted must say cash, upi, card and other' };

/** The body of `POST /days/close`. */
export class CloseDayRequest {
  /** The day that was seen: refused, when it is closed by now. */
  @WholeNumber(1, 1_000_000, 'Day must be the number of a day')
  dayNo!: number;

  /** The figures that were seen, as its sheet tells them: refused, when they are others by now. */
  @RequiredText(200, 'Figures')
  figures!: string;

  @Type(() => CountedMoney)
  @ValidateNested(invalidCounted)
  @IsObject(invalidCounted)
  counted!: CountedMoney;

  /** What stays in the drawer. */
  @Amount('Left', MAX_SUM)
  left!: number;
}
