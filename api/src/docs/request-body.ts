import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { getMetadataStorage } from 'class-validator';
import { VISIBLE } from '@sae/domain/validation';
import type { Dto, OperationDocs } from '../answers/answers.js';
import type { FastifyContextConfig } from 'fastify';
import { elementOf } from '../http/body-shape.js';

export type Schema = Readonly<Record<string, unknown>>;
type Says = (constraint: never) => Schema;

const text = { type: 'string' };
const amount = { type: 'number', minimum: 0 };

/** What class-validator's rules, and our own, are in JSON Schema. */
const RULES: Readonly<Record<string, Says>> = {
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  atMost: (maximum: number) => ({ maximum }),
  equals: (value: unknown) => ({ const: value }),
  equalTo: (other: string) => ({ ...text, description: `The same as ${other}` }),
  filled: () => ({}),
  given: () => ({}),
  isAmount: (maximum: number) => ({ ...amount, maximum }),
  inHalves: (maximum: number) => ({ type: 'number', minimum: 0, maximum, multipleOf: 0.5 }),
  isArray: () => ({ type: 'array' }),
  isBoolean: () => ({ type: 'boolean' }),
  isEmail: () => ({ ...text, format: 'email' }),
  isIn: (values: readonly unknown[]) => ({ type: typeof values[0], enum: values }),
  isInt: () => ({ type: 'integer' }),
  isLine: () => ({}),
  hasAddress: () => ({}),
  hasKind: () => ({}),
  isOneWay: () => ({}),
  isObject: () => ({ type: 'object' }),
  isPlace: () => ({ type: 'integer', minimum: 0 }),
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
    const saidBy = (some: typeof its) =>
      some.map((rule) => RULES[nameOf(rule)]?.(rule.constraints?.[0] as never) ?? {});
    const said = saidBy(its.filter(({ each }) => !each));
    const ofEach = Object.assign({}, ...saidBy(its.filter(({ each }) => each))) as Schema;
    const atLeast = said.flatMap(({ minLength }) => (typeof minLength === 'number' ? [minLength] : []));
    const nested = its.some(({ type }) => type === 'nestedValidation') ? requestSchema(elementOf(dto, field)) : null;
    const isList = its.some(({ name }) => name === 'isArray');
    const whole = {
      ...(Object.assign({}, ...said) as Schema),
      ...(atLeast.length > 0 ? { minLength: Math.max(...atLeast) } : {}),
      ...(Object.keys(ofEach).length > 0 ? { items: ofEach } : {}),
      ...(nested && isList ? { items: nested } : nested),
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

export interface Body {
  readonly name: string;
  readonly schema: Schema;
  readonly requestBody: object;
}

/** The DTO that stands behind a method's `@Body()`. */
const dtoOf = (controller: Type, method: string): Dto | undefined => {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) ?? []) as Dto[];
  const body = Object.entries(args).find(([key]) => key.startsWith(`${RouteParamtypes.BODY}:`))?.[1];
  return body && types[body.index];
};

/** The field of the file, where an endpoint takes a form; and whether its body is another's business. */
const configOf = (handler: object) =>
  (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as FastifyContextConfig;

const AS_SENT: Body = {
  name: 'AsSent',
  schema: { type: 'object', description: 'JSON of the sender’s own, of which every byte is signed' },
  requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/AsSent' } } } },
};

const withFile = (schema: Schema, field: string): Schema => ({
  ...schema,
  properties: { ...(schema['properties'] as object), [field]: { type: 'string', format: 'binary' } },
});

/** What an endpoint takes. A DTO of optional fields alone may be left out as a whole. */
export const bodyOf = (controller: Type, method: string, told: OperationDocs): Body | undefined => {
  const { takesForm, bodyAsSent } = configOf((controller.prototype as Record<string, object>)[method] ?? {});
  if (bodyAsSent) return AS_SENT;
  const dto = told.takes ?? dtoOf(controller, method);
  if (!dto) return undefined;
  const type = takesForm ? 'multipart/form-data' : 'application/json';
  return {
    name: dto.name,
    schema: takesForm ? withFile(requestSchema(dto), takesForm.name) : requestSchema(dto),
    requestBody: {
      required: told.takes === undefined,
      content: { [type]: { schema: { $ref: `#/components/schemas/${dto.name}` } } },
    },
  };
};
