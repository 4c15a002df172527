import { IsInt, Max, Min } from 'class-validator';
import { AtMost, Optional, Text } from '../validation/index.js';

export const MAX_STARS = 5;
export const MAX_COMMENT = 1000;

export const BAD_STARS = `Stars must be a whole number from 0 to ${MAX_STARS}`;
const badStars = { message: BAD_STARS };

/** What a guest writes. Which table it comes from says the code that was scanned. */
export class GiveReviewRequest {
  @Max(MAX_STARS, badStars)
  @Min(0, badStars)
  @IsInt(badStars)
  stars!: number;

  @AtMost(MAX_COMMENT, 'Comment')
  @Optional()
  @Text()
  comment?: string | null;
}
