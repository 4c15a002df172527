import type { INestApplication, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from '../app.module.js';
import { needsOf } from '../http/auth.guard.js';
import { ABOUT, LIST, PARAMETERS, SECURITY } from './about.js';
import { toldOf } from './answers.js';
import { bodyOf } from './body.js';
import type { Endpoint } from './refusals.js';
import { requestSchema, type Schema } from './request-schema.js';
import { REFUSALS, responsesOf } from './responses.js';
import { views } from './views.generated.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const controllers = (): readonly Type[] =>
  (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, AppModule) as Type[] | undefined) ?? [];

/** `OrderingController`, `place` → `ordering.place`. */
const operationId = (controller: string, method: string): string =>
  `${controller.charAt(0).toLowerCase()}${controller.slice(1).replace(/Controller$/, '')}.${method}`;

const handlers = (): ReadonlyMap<string, { controller: Type; handler: object }> =>
  new Map(
    controllers().flatMap((controller) =>
      Object.entries(Object.getOwnPropertyDescriptors(controller.prototype as object)).map(
        ([method, { value: handler }]) =>
          [operationId(controller.name, method), { controller, handler: handler as object }] as const,
      ),
    ),
  );

const queryParameters = (asks: Readonly<Record<string, string>>) =>
  Object.entries(asks).map(([name, description]) => ({
    name: name.replace(/!$/, ''),
    in: 'query',
    required: name.endsWith('!'),
    description,
    schema: { type: 'string' },
  }));

const parametersOf = ({ told, isCommand }: Endpoint, scanned: Operation): Operation['parameters'] => {
  const inPath = (scanned.parameters ?? []).map((parameter) =>
    'in' in parameter && parameter.in === 'path' && parameter.name === 'id'
      ? { ...parameter, schema: { type: 'integer', minimum: 1 } }
      : parameter,
  );
  return [
    ...inPath,
    ...('list' in told.answer ? LIST.map(ref) : []),
    ...queryParameters(told.asks ?? {}),
    ...(isCommand ? [ref('IdempotencyKey')] : []),
  ] as Operation['parameters'];
};

/** The whole API, as OpenAPI: Nest's routes, the rules of their DTOs, and what each endpoint says of itself. */
export const apiDocument = (app: INestApplication): OpenAPIObject => {
  const about = new DocumentBuilder()
    .setTitle('SAE')
    .setDescription(ABOUT)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addServer('/api')
    .addBearerAuth(SECURITY, 'token')
    .addSecurityRequirements('token')
    .build();
  const scanned = SwaggerModule.createDocument(app, about, {
    ignoreGlobalPrefix: true,
    operationIdFactory: operationId,
  });
  const known = handlers();
  const requests: Record<string, Schema> = {};

  const described = (path: string, method: string, operation: Operation): Operation => {
    const { controller, handler } = known.get(operation.operationId ?? '') ?? {};
    const told = handler && toldOf(handler);
    // A spec fails over it; the reference goes on telling of the others.
    if (!controller || !told) return operation;
    const endpoint = { controller, handler, told, isCommand: method !== 'get', hasId: path.includes('{') };
    const body = bodyOf(controller, operation.operationId?.split('.').at(-1) ?? '', told);
    if (body) requests[body.name] = requestSchema(body.dto);
    const { requestBody: _, ...rest } = operation;
    return {
      ...rest,
      summary: told.summary,
      parameters: parametersOf(endpoint, operation),
      ...(body ? { requestBody: body.requestBody } : {}),
      responses: responsesOf(endpoint, Number(Object.keys(operation.responses)[0])),
      ...(needsOf(handler, controller) === 'nothing' ? { security: [] } : {}),
    } as Operation;
  };

  const paths = Object.fromEntries(
    Object.entries(scanned.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        METHODS.flatMap((method) => {
          const operation = item[method];
          return operation ? [[method, described(path, method, operation)]] : [];
        }),
      ),
    ]),
  );
  return {
    ...scanned,
    paths,
    components: {
      ...scanned.components,
      parameters: PARAMETERS,
      responses: REFUSALS,
      schemas: { ...scanned.components?.schemas, ...requests, ...views },
    },
  } as OpenAPIObject;
};
