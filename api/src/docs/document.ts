import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { needsOf, rightTo } from '../access/auth.guard.js';
import { toldOf } from '../answers/answers.js';
import { ABOUT, LIST, PARAMETERS, SECURITY } from './about.js';
import { bodyOf, type Body, type Schema } from './request-body.js';
import { REFUSALS, responsesOf, type Endpoint } from './responses.js';
import { views } from './views.generated.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** `OrderingController`, `place` → `ordering.place`. */
const operationId = (controller: string, method: string): string =>
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
const handlers = (app: INestApplication): ReadonlyMap<string, Handler> => {
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
const described = (
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
    ...(needsOf(handler, controller) === 'nothing' ? { security: [] } : { 'x-right': rightTo(handler, controller) }),
  };
  return { operation: operation as object as Operation, body };
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const holesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const about = () =>
  new DocumentBuilder()
    .setTitle('SAE')
    .setDescription(ABOUT)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addServer('/api')
    .addBearerAuth(SECURITY, 'token')
    .addSecurityRequirements('token')
    .build();

/** The whole API, as OpenAPI: Nest's routes, the rules of their DTOs, and what each endpoint says of itself. */
export const apiDocument = (app: INestApplication): OpenAPIObject => {
  const options = { ignoreGlobalPrefix: true, operationIdFactory: operationId };
  const scanned = SwaggerModule.createDocument(app, about(), options);
  const known = handlers(app);
  const requests: Record<string, Schema> = {};
  const paths: OpenAPIObject['paths'] = {};
  for (const [path, item] of Object.entries(scanned.paths)) {
    paths[path] = { ...item };
    for (const method of METHODS) {
      const found = item[method];
      const handler = known.get(found?.operationId ?? '');
      if (!found || !handler) continue;
      const told = described(handler, found, { isCommand: method !== 'get', holes: holesIn(path) });
      // A spec fails over an endpoint that says nothing; the reference goes on telling of the others.
      paths[path][method] = told?.operation ?? found;
      if (told?.body) requests[told.body.name] = told.body.schema;
    }
  }
  const schemas = { ...scanned.components?.schemas, ...requests, ...views } as never;
  const parameters = PARAMETERS as never;
  return { ...scanned, paths, components: { ...scanned.components, parameters, responses: REFUSALS, schemas } };
};
