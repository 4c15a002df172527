// `@Type` reads the metadata of the property it stands on, in the browser too.
import 'reflect-metadata';
import { Transform } from 'class-transformer';
import {
  IsInt,
  IsOptional,
  IsPositive,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { plainText } from '../text/index.js';

/*
 * With `stopAtFirstError` class-validator runs a property's decorators from the bottom up: so each DTO writes
 * the rule to be told first, usually `Required`, nearest to its property.
 */

/** Several rules as one; what is wrong is told in their order. */
export const every =
  (...decorators: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, key) =>
    decorators.forEach((decorate) => decorate(target, key));

/** As `plainText`; other types pass untouched. */
export const Text = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? plainText(value) : value));

/** Of a list of texts each so, and each once. */
export const Texts = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? [...new Set(value.map((one: unknown) => (typeof one === 'string' ? plainText(one) : one)))]
      : value,
  );

export const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** A string with something to be seen in it. */
export const Required = (message: string) => Matches(VISIBLE, { message });

export const AtMost = (length: number, field: string) =>
  MaxLength(length, {
    message: ({ value }) =>
      typeof value === 'string' ? `${field} must be at most ${length} characters` : `${field} must be text`,
  });

/** Equal to another property of the same object. */
export const EqualTo = <T>(property: keyof T & string, options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'equalTo',
      constraints: [property],
      validator: {
        validate: (value, args) => value === (args?.object as Record<string, unknown> | undefined)?.[property],
      },
    },
    options,
  );

/** Of a price. */
export const MAX_RUPEES = 1_000_000;
/** Of what prices come to, a bill or a till: more than all that may be open at once, with its tax. */
export const MAX_SUM = 10_000_000_000_000;

/** At most two decimals, tried on the number's own shortest text: 1.005 has three. */
const hasTwoDecimals = (value: unknown) => typeof value === 'number' && /^-?\d+(\.\d{1,2})?$/.test(String(value));

const check = (name: string, validate: (value: unknown) => boolean, message: string, constraints: unknown[] = []) =>
  ValidateBy({ name, constraints, validator: { validate } }, { message });

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** Anything but nothing; of what is wrong with it the next rule tells. */
export const Given = (message: string) => check('given', isGiven, message);

/** Like `Given`, and blank text is nothing too. */
export const Filled = (message: string) =>
  check('filled', (value) => isGiven(value) && (typeof value !== 'string' || VISIBLE.test(value)), message);

/** Of people as of restaurants. */
export const PhoneNumber = () => Matches(/^[\d+\- ]{10,15}$/, { message: 'Invalid phone number' });

/** State, PAN, number of the registration, Z, check character. */
const GST_NUMBER = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

export const GstNumber = () => Matches(GST_NUMBER, { message: 'Invalid GST Number' });

/** A price in rupees, told of what is wrong in the order: missing, not a number, not positive, too much, too fine. */
export const Price = (field: string, most = MAX_RUPEES) =>
  every(
    Given(`${field} is required`),
    check(
      'isNumber',
      (value) => typeof value === 'number' && Number.isFinite(value),
      `${field} must be a positive number greater than 0`,
    ),
    check('positive', (value) => Number(value) > 0, `${field} must be positive`),
    check('atMost', (value) => Number(value) <= most, `${field} must be at most ${most}`, [most]),
    check('twoDecimals', hasTwoDecimals, `${field} can have at most two decimals`),
  );

/** An amount in rupees from 0 up. */
export const Amount = (field: string, most = MAX_RUPEES) =>
  every(
    check(
      'isAmount',
      (value) => typeof value === 'number' && value >= 0 && value <= most,
      `${field} must be a number from 0 to ${most}`,
      [most],
    ),
    check('twoDecimals', hasTwoDecimals, `${field} can have at most two decimals`),
  );

/** A number from 0 up, of which a half is the finest. */
export const InHalves = (most: number, message: string) =>
  check(
    'inHalves',
    (value) => typeof value === 'number' && value >= 0 && value <= most && Number.isInteger(value * 2),
    message,
    [most],
  );

/** May be left out or null. */
export const Optional = () => IsOptional();

/** May be left out or null; empty text is an answer too, the one that clears. */
export const Clearable = () => ValidateIf((_, value: unknown) => isGiven(value) && value !== '');

export const RequiredText = (length: number, field: string) =>
  every(Text(), Required(`${field} is required`), AtMost(length, field));

export const OptionalText = (length: number, field: string) => every(Text(), Optional(), AtMost(length, field));

/** A text that may be left out, or cleared. */
export const ClearableText = (...rules: readonly PropertyDecorator[]) => every(Text(), Clearable(), ...rules);

export const WholeNumber = (least: number, most: number, message: string) =>
  every(IsInt({ message }), Min(least, { message }), Max(most, { message }));

/** A percentage from 0 to 100. */
export const Percent = (field: string) =>
  check(
    'isPercent',
    (value) => typeof value === 'number' && value >= 0 && value <= 100 && hasTwoDecimals(value),
    `${field} must be between 0 and 100, with at most two decimals`,
  );

/** A number as forms send it: in digits. */
export const InDigits = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(value.trim()) ? Number(value) : value,
  );

/** Yes or no as forms send it: in words. */
export const InWords = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' || value === 'false' ? value === 'true' : value));

/** Of what is known already: another is refused. */
export const KnownId = (message: string) => every(Optional(), IsInt({ message }), IsPositive({ message }));
