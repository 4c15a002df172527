import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { MAX_RUPEES, VISIBLE } from '@sae/domain/validation';
import type { Dto } from '../answers/answers.js';

export type Schema = Readonly<Record<string, unknown>>;
type Says = (constraint: never) => Schema;

const text = { type: 'string' };
const amount = { type: 'number', minimum: 0 };

/** What class-validator's rules, and our own, are in JSON Schema. */
const RULES: Readonly<Record<string, Says>> = {
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  atMost: () => ({ maximum: MAX_RUPEES }),
  equals: (value: unknown) => ({ const: value }),
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

type Condition = (object: object, value: unknown) => boolean;

/** What passes instead of a value: nothing for what may be left out, empty text for what may be cleared. */
const blanksOf = (field: string, conditions: readonly Condition[]): readonly (null | '')[] =>
  ([null, ''] as const).filter((blank) => conditions.some((validates) => !validates({ [field]: blank }, blank)));

const orBlank = (schema: Schema, blanks: readonly (null | '')[]): Schema => {
  const { type, enum: values } = schema as { type?: string; enum?: readonly unknown[] };
  const orNull = blanks.includes(null)
    ? { ...schema, ...(type ? { type: [type, 'null'] } : {}), ...(values ? { enum: [...values, null] } : {}) }
    : schema;
  return blanks.includes('') ? { anyOf: [orNull, { const: '' }] } : orNull;
};

/** A DTO's class, as JSON Schema: read from the same rules that validate its bodies. */
export const requestSchema = (dto: Dto): Schema => {
  const rules = rulesOf(dto);
  const defaults = new dto() as Readonly<Record<string, unknown>>;
  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
  const conditionsOf = (field: string) =>
    rules
      .filter(({ propertyName, type }) => propertyName === field && type === OPTIONAL)
      .map(({ constraints }) => constraints[0] as Condition);
  const schemaOf = (field: string): Schema => {
    const its = rules.filter(({ propertyName }) => propertyName === field);
    const said = its.map((rule) => RULES[nameOf(rule)]?.(rule.constraints?.[0] as never) ?? {});
    const atLeast = said.flatMap(({ minLength }) => (typeof minLength === 'number' ? [minLength] : []));
    const isNested = its.some(({ type }) => type === 'nestedValidation');
    const whole = {
      ...(Object.assign({}, ...said) as Schema),
      ...(atLeast.length > 0 ? { minLength: Math.max(...atLeast) } : {}),
      ...(isNested ? { items: requestSchema(elementOf(dto, field)) } : {}),
      ...(defaults[field] === undefined ? {} : { default: defaults[field] }),
    };
    return orBlank(whole, blanksOf(field, conditionsOf(field)));
  };
  const isRequired = (field: string) => conditionsOf(field).length === 0 && defaults[field] === undefined;
  const required = fields.filter(isRequired);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field, schemaOf(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};
