import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ABOUT, PARAMETERS, SECURITY } from './about.js';
import { described, handlers, operationId } from './operations.js';
import type { Schema } from './request-schema.js';
import { REFUSALS } from './responses.js';
import { views } from './views.generated.js';

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
