import type { Type, INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { needsOf } from '../access/auth.guard.js';
import { toldOf } from '../answers/answers.js';
import { LIST } from './about.js';
import { bodyOf, type Body } from './body.js';
import type { Endpoint } from './refusals.js';
import { responsesOf } from './responses.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** `OrderingController`, `place` → `ordering.place`. */
export const operationId = (controller: string, method: string): string =>
  `${controller.charAt(0).toLowerCase()}${controller.slice(1).replace(/Controller$/, '')}.${method}`;

interface Handler {
  readonly controller: Type;
  readonly method: string;
  readonly handler: object;
}

const methodsOf = (controller: Type): readonly Handler[] =>
  Object.entries(Object.getOwnPropertyDescriptors(controller.prototype as object)).map(([method, { value }]) => ({
    controller,
    method,
    handler: value as object,
  }));

/** The methods of all controllers, by operation id. */
export const handlers = (app: INestApplication): ReadonlyMap<string, Handler> => {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  return new Map(
    controllers.flatMap(methodsOf).map((one) => [operationId(one.controller.name, one.method), one] as const),
  );
};

const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const queryParameters = (asks: Readonly<Record<string, string>>) =>
  Object.entries(asks).map(([name, description]) => ({
    name: name.replace(/!$/, ''),
    in: 'query',
    required: name.endsWith('!'),
    description,
    schema: { type: 'string' },
  }));

/** Whatever is a number in a path is an id. */
const asId = (parameter: object): object => {
  const { in: place, schema } = parameter as { in?: string; schema?: { type?: string } };
  return place === 'path' && schema?.type === 'number'
    ? { ...parameter, schema: { type: 'integer', minimum: 1 } }
    : parameter;
};

/** What a guard reads from the path and no method names. */
const unnamed = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

const inPath = (holes: readonly string[], scanned: Operation): readonly object[] => {
  const named = (scanned.parameters ?? []).filter((parameter) => 'in' in parameter && parameter.in === 'path');
  const names = new Set(named.map((parameter) => (parameter as { name: string }).name));
  return [...holes.filter((name) => !names.has(name)).map(unnamed), ...named.map(asId)];
};

const parametersOf = ({ told, isCommand, holes }: Endpoint, scanned: Operation): readonly object[] => [
  ...inPath(holes, scanned),
  ...('list' in told.answer ? LIST.map(ref) : []),
  ...queryParameters(told.asks ?? {}),
  ...(isCommand ? [ref('IdempotencyKey')] : []),
];

/** A route as Nest has it, with all that is known of it; undefined when it says nothing of itself. */
export const described = (
  { controller, method, handler }: Handler,
  scanned: Operation,
  { isCommand, holes }: Pick<Endpoint, 'isCommand' | 'holes'>,
): { operation: Operation; body: Body | undefined } | undefined => {
  const told = toldOf(handler);
  if (!told) return undefined;
  const endpoint: Endpoint = { controller, handler, told, isCommand, holes };
  const body = bodyOf(controller, method, told);
  const { requestBody: _, ...rest } = scanned;
  const operation = {
    ...rest,
    summary: told.summary,
    parameters: parametersOf(endpoint, scanned),
    ...(body ? { requestBody: body.requestBody } : {}),
    responses: responsesOf(endpoint, Number(Object.keys(scanned.responses)[0])),
    ...(needsOf(handler, controller) === 'nothing' ? { security: [] } : {}),
  };
  return { operation: operation as Operation, body };
};
