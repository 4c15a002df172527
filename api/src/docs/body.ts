import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Dto, Told } from './answers.js';

export interface Body {
  readonly name: string;
  readonly dto: Dto;
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

/** What an endpoint takes. A DTO of optional fields alone may be left out as a whole. */
export const bodyOf = (controller: Type, method: string, { takes }: Told): Body | undefined => {
  const dto = takes ?? dtoOf(controller, method);
  if (!dto) return undefined;
  const schema = { $ref: `#/components/schemas/${dto.name}` };
  return { name: dto.name, dto, requestBody: { required: !takes, content: { 'application/json': { schema } } } };
};
