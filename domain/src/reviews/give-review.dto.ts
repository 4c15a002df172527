import { OptionalText, WholeNumber } from '../validation/index.js';
import { BAD_STARS, MAX_COMMENT, MAX_STARS } from './reviews.js';

/** What a guest writes. Which table it comes from says the code that was scanned. */
export class GiveReviewRequest {
  @WholeNumber(0, MAX_STARS, BAD_STARS)
  stars!: number;

  @OptionalText(MAX_COMMENT, 'Comment')
  comment?: string | null;
}
