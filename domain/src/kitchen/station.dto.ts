import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, Matches, MaxLength } from 'class-validator';
import { MAX_CATEGORY } from '../menu/menu-item.dto.js';
import { KnownId, Optional, RequiredText, Texts, VISIBLE, WholeNumber } from '../validation/index.js';

const MAX_CATEGORIES = 100;
const invalid = { message: 'Selected categories are invalid. Please try again.' };

/** The body of `PUT /stations/{id}`, and what the form holds. */
export class StationRequest {
  @RequiredText(40, 'Name')
  name!: string;

  /** Of the lines that print there; left out, all do. */
  @Matches(VISIBLE, { each: true, ...invalid })
  @MaxLength(MAX_CATEGORY, { each: true, ...invalid })
  @ArrayMaxSize(MAX_CATEGORIES, invalid)
  @ArrayMinSize(1, { message: 'Please select at least one category' })
  @IsArray(invalid)
  @Optional()
  @Texts()
  categories?: readonly string[] | null;
}

/** The body of `POST /stations`. */
export class AddStationRequest extends StationRequest {
  /** The tickets of the last half hour print there too. */
  @IsBoolean({ message: 'Catches up must be true or false' })
  @Optional()
  catchesUp?: boolean | null;
}

/** The body of `POST /tickets/print`: who prints a ticket claims it first. */
export class PrintTicketRequest {
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please enter a valid day' })
  day!: string;

  @WholeNumber(1, Number.MAX_SAFE_INTEGER, 'Please enter a valid ticket number')
  ticketNo!: number;

  /** The print station; left out, all that is left of the ticket is printed by hand. */
  @KnownId('Invalid print station')
  stationId?: number | null;
}
