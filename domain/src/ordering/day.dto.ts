import { Type } from 'class-transformer';
import { IsIn, IsObject, ValidateNested } from 'class-validator';
import { Amount, Price, RequiredText, WholeNumber } from '../validation/index.js';

/** The body of `POST /days/open`: the first day begins. */
export class OpenDayRequest {
  @Amount('Opening cash')
  openingCash!: number;
}

/** The body of `POST /days/cash`. */
export class MoveCashRequest {
  @Price('Amount')
  amount!: number;

  @IsIn(['in', 'out'], { message: 'Direction must be in or out' })
  direction!: 'in' | 'out';

  @RequiredText(200, 'Reason')
  reason!: string;
}

/** A day may have run for weeks. */
const MOST_COUNTED = 1_000_000_000;

/** What was counted, by kind. */
export class CountedMoney {
  @Amount('Counted cash', MOST_COUNTED)
  cash!: number;

  @Amount('Counted UPI', MOST_COUNTED)
  upi!: number;

  @Amount('Counted card', MOST_COUNTED)
  card!: number;

  @Amount('Counted other', MOST_COUNTED)
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
  @Amount('Left', MOST_COUNTED)
  left!: number;
}
