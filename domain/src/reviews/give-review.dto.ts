import { OptionalText, WholeNumber } from '../validation/index.js';

export const MAX_STARS = 5;
export const MAX_COMMENT = 1000;

export const BAD_STARS = `Stars must be a whole number from 0 to ${MAX_STARS}`;

/** What a guest writes. Which table it comes from says the code that was scanned. */
export class GiveReviewRequest {
  @WholeNumber(0, MAX_STARS, BAD_STARS)
  stars!: number;

  @OptionalText(MAX_COMMENT, 'Comment')
  comment?: string | null;
}
