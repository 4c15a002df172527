import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { Dto, OperationDocs } from '../answers/answers.js';
import { requestSchema, type Schema } from './request-schema.js';

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
  (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as { takesForm?: string; bodyAsSent?: boolean };

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
  const { takesForm: field, bodyAsSent } = configOf((controller.prototype as Record<string, object>)[method] ?? {});
  if (bodyAsSent) return AS_SENT;
  const dto = told.takes ?? dtoOf(controller, method);
  if (!dto) return undefined;
  const type = field === undefined ? 'application/json' : 'multipart/form-data';
  return {
    name: dto.name,
    schema: field === undefined ? requestSchema(dto) : withFile(requestSchema(dto), field),
    requestBody: {
      required: told.takes === undefined,
      content: { [type]: { schema: { $ref: `#/components/schemas/${dto.name}` } } },
    },
  };
};
