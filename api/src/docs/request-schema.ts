import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { MAX_RUPEES, VISIBLE } from '@sae/domain/validation';
import type { Dto } from './answers.js';

export type Schema = Readonly<Record<string, unknown>>;
type Says = (constraint: never) => Schema;

const text = { type: 'string' };
const amount = { type: 'number', minimum: 0 };

/** What class-validator's rules, and our own, are in JSON Schema. */
const RULES: Readonly<Record<string, Says>> = {
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  atMost: () => ({ maximum: MAX_RUPEES }),
  equalTo: (other: string) => ({ ...text, description: `The same as ${other}` }),
  filled: () => ({}),
  given: () => ({}),
  isAmount: () => ({ ...amount, maximum: MAX_RUPEES }),
  isArray: () => ({ type: 'array' }),
  isBoolean: () => ({ type: 'boolean' }),
  isEmail: () => ({ ...text, format: 'email' }),
  isIn: (values: readonly unknown[]) => ({ type: typeof values[0], enum: values }),
  isInt: () => ({ type: 'integer' }),
  isLine: () => ({}),
  isNumber: () => ({ type: 'number' }),
  isPercent: () => ({ ...amount, maximum: 100, multipleOf: 0.01 }),
  isPositive: () => ({ exclusiveMinimum: 0 }),
  isString: () => text,
  isUrl: () => ({ ...text, format: 'uri' }),
  matches: (pattern: RegExp) =>
    pattern === VISIBLE ? { ...text, minLength: 1 } : { ...text, pattern: pattern.source },
  max: (maximum: number) => ({ maximum }),
  maxLength: (maxLength: number) => ({ ...text, maxLength }),
  min: (minimum: number) => ({ minimum }),
  minLength: (minLength: number) => ({ ...text, minLength }),
  nestedValidation: () => ({}),
  positive: () => ({ exclusiveMinimum: 0 }),
  twoDecimals: () => ({ multipleOf: 0.01 }),
};

const OPTIONAL = 'conditionalValidation';

const rulesOf = (dto: Dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
const nameOf = ({ name, type }: { name?: string; type: string }): string => name ?? type;

/** Rules of which the reference says nothing, because nobody told it how. */
export const unknownRules = (dto: Dto): readonly string[] =>
  rulesOf(dto)
    .filter(({ type }) => type !== OPTIONAL)
    .map(nameOf)
    .filter((name) => !(name in RULES));

/** The class of a list's elements, as class-transformer makes them. */
const elementOf = (dto: Dto, field: string): Dto => {
  const [probe] = (plainToInstance(dto, { [field]: [{}] }) as Record<string, [object]>)[field] ?? [];
  return probe?.constructor as Dto;
};

const orNull = (schema: Schema): Schema => ({
  ...schema,
  ...(schema['type'] ? { type: [schema['type'], 'null'] } : {}),
  ...(Array.isArray(schema['enum']) ? { enum: [...(schema['enum'] as unknown[]), null] } : {}),
});

/** A DTO's class, as JSON Schema: read from the same rules that validate its bodies. */
export const requestSchema = (dto: Dto): Schema => {
  const rules = rulesOf(dto);
  const defaults = new dto() as Readonly<Record<string, unknown>>;
  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const isOptional = (field: string) => rules.some((rule) => rule.propertyName === field && rule.type === OPTIONAL);
  const schemaOf = (field: string): Schema => {
    const its = rules.filter(({ propertyName }) => propertyName === field);
    // From the bottom up, as they are told.
    const said = its.toReversed().map((rule) => RULES[nameOf(rule)]?.(rule.constraints?.[0] as never) ?? {});
    const isNested = its.some(({ type }) => type === 'nestedValidation');
    const whole = {
      ...(Object.assign({}, ...said) as Schema),
      ...(isNested ? { items: requestSchema(elementOf(dto, field)) } : {}),
      ...(defaults[field] === undefined ? {} : { default: defaults[field] }),
    };
    return isOptional(field) ? orNull(whole) : whole;
  };
  const required = fields.filter((field) => !isOptional(field) && defaults[field] === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, schemaOf(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};
