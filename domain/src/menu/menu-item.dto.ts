import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsPositive, ValidateIf } from 'class-validator';
import { AtMost, Optional, Price, Required, Text } from '../validation/index.js';

/** The body of `POST /menu` and `PUT /menu/{id}`, and what the menu form holds. */
export class MenuItemRequest {
  @AtMost(60, 'Category')
  @Required('Category is required')
  @Text()
  category!: string;

  @AtMost(120, 'Name')
  @Required('Name is required')
  @Text()
  name!: string;

  @AtMost(500, 'Description')
  @Optional()
  @Text()
  description?: string | null;

  @IsBoolean({ message: 'Veg/non-veg status is required' })
  isVeg!: boolean;

  @Price('Price')
  price!: number;

  @IsBoolean({ message: 'Half portion must be true or false' })
  @Transform(({ value }: { value: unknown }) => value ?? false)
  hasHalf: boolean = false;

  @ValidateIf((item: MenuItemRequest) => item.hasHalf === true)
  @Price('Half price')
  halfPrice?: number | null;

  /** Whose menu; the token says so already, and another's is refused. */
  @IsPositive({ message: 'Invalid user ID' })
  @IsInt({ message: 'Invalid user ID' })
  @Optional()
  userId?: number;
}
