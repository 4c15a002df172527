import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateBy, ValidateNested } from 'class-validator';
import { toPaise } from '../kernel/index.js';
import { Amount, KnownId, RequiredText, WholeNumber } from '../validation/index.js';
import { MAX_OPTIONS, type OptionGroupWritten } from './option-groups.js';

const invalid = { message: 'Options are invalid. Please try again.' };
export const MAX_OPTION_NAME = 60;

class OptionRequest {
  /** Of one that the group has; without one it is new. */
  @KnownId('Invalid option ID')
  optionId?: number | null;

  @RequiredText(MAX_OPTION_NAME, 'Option name')
  name!: string;

  @Amount('Price')
  price!: number;
}

/** A rule about a field and those beside it. */
const Beside = (name: string, message: string, isRight: (group: Partial<OptionGroupRequest>) => boolean) =>
  ValidateBy({ name, validator: { validate: (_, args) => isRight(args?.object ?? {}) } }, { message });

const areDifferent = ({ options }: Partial<OptionGroupRequest>) =>
  !Array.isArray(options) || new Set(options.map((option) => option?.name)).size === options.length;

const WHOLE = `must be a whole number from 0 to ${MAX_OPTIONS}`;

/** The body of `POST /option-groups`. */
export class OptionGroupRequest {
  @RequiredText(MAX_OPTION_NAME, 'Name')
  name!: string;

  /** At least so many are chosen; from 1 on one must choose. */
  @WholeNumber(0, MAX_OPTIONS, `The least ${WHOLE}`)
  least!: number;

  @Beside(
    'hasAsMany',
    'There are not so many options to choose',
    ({ most, options }) => Number(most) <= (options?.length ?? 0),
  )
  @Beside('isAtLeast', 'The most cannot be less than the least', ({ least, most }) => Number(least) <= Number(most))
  @WholeNumber(1, MAX_OPTIONS, `The most must be a whole number from 1 to ${MAX_OPTIONS}`)
  most!: number;

  @Beside('areDifferent', 'Each option needs a name of its own', areDifferent)
  @ValidateNested({ each: true, ...invalid })
  // A list in the list would be validated as one of its own, and pass when empty.
  @ValidateBy({ name: 'isOption', validator: { validate: (one) => !Array.isArray(one) } }, { each: true, ...invalid })
  @ArrayMaxSize(MAX_OPTIONS, { message: `A group can have at most ${MAX_OPTIONS} options` })
  @ArrayMinSize(1, { message: 'Please add at least one option' })
  @IsArray({ message: 'Please add at least one option' })
  @Type(() => OptionRequest)
  options!: OptionRequest[];
}

/** The body of `PUT /option-groups/{id}`: a group may be sent back whole, as simple REST does. Another id than the path's is refused. */
export class ChangeOptionGroupRequest extends OptionGroupRequest {
  @KnownId('Invalid option group ID')
  id?: number;
}

/** The group a request describes. */
export const optionGroupWritten = ({ name, least, most, options }: OptionGroupRequest): OptionGroupWritten => ({
  ...{ name, least, most },
  options: options.map(({ optionId, name: of, price }) => ({
    ...{ name: of, price: toPaise(price) },
    ...(optionId ? { optionId } : {}),
  })),
});
