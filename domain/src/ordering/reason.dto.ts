import { IsString } from 'class-validator';
import { AtMost, Optional, Text } from '../validation/index.js';

/** What may be said when an order is brought back or deleted. */
export class ReasonRequest {
  @AtMost(200, 'Reason')
  @IsString({ message: 'Reason must be text' })
  @Optional()
  @Text()
  reason?: string | null;
}
